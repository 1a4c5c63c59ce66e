import type { NextFreeQuery$data } from "../../__generated__/NextFreeQuery.graphql.ts";
import type { Execute } from "../../relay/environment.ts";
import { dateOfInstant, formatDate, type HourCycle, type TimeStyle } from "../../time/format.ts";
import { chosenClock } from "../../time/clockChoice.ts";
import { visitorTimeZone } from "../../time/zoneNames.ts";
import { clockWords } from "../nextFree/clockWords.ts";

/** Limit of the graph's `nodes`. */
const mostIds = 100;

const clocks: Readonly<Record<string, HourCycle>> = { H12: "h12", H24: "h23" };

interface Line {
  readonly service: string;
  readonly words: HTMLElement;
  readonly template: readonly Node[];
  readonly none: string;
}

/**
 * Loads the next free times of all services on this page in one query and fills them into the server's text. Failures
 * leave lines empty. Each call refreshes the times.
 */
export function createNextFree(page: ParentNode, execute: Execute): (now: Date) => Promise<void> {
  const elements = [...page.querySelectorAll<HTMLElement>("[data-next-free]")];
  const lines = elements.flatMap(readLine);
  const telling = elements[0]?.dataset;
  if (telling === undefined) return async () => {};
  const venueZone = telling["timeZone"] ?? "UTC";
  const isLocked = telling["zoneLocked"] === "true";
  const style: TimeStyle = {
    locale: document.documentElement.lang,
    timeZone: isLocked ? venueZone : (visitorTimeZone() ?? venueZone),
    hourCycle: clocks[chosenClock() ?? ""] ?? ((telling["hourCycle"] ?? "h12") as HourCycle),
  };
  const services = [...new Set(lines.map(({ service }) => service))].slice(0, mostIds);

  return async (now) => {
    const times = await ask(execute, {
      id: telling["question"] ?? "",
      variables: {
        ids: services,
        timeZone: style.timeZone,
        today: dateOfInstant(now.toISOString(), style.timeZone),
      },
      isRepeatable: true,
    });
    for (const line of lines) say(line, times.get(line.service), style, venueZone);
  };
}

/** ISO instants by service id. Null if nothing is free. Failed services are absent. */
type Times = ReadonlyMap<string, string | null>;

async function ask(execute: Execute, question: Parameters<Execute>[0]): Promise<Times> {
  try {
    const { data } = await execute(question);
    const { nodes = [] } = (data ?? {}) as Partial<NextFreeQuery$data>;
    return new Map(
      nodes.flatMap((node) =>
        node?.id === undefined || !node.availability
          ? []
          : [[node.id, node.availability.nextAvailable?.startsAt ?? null] as const],
      ),
    );
  } catch {
    return new Map();
  }
}

function say(
  { words, template, none }: Line,
  next: string | null | undefined,
  style: TimeStyle,
  zone: string,
) {
  if (next == null) {
    words.textContent = next === null ? none : "";
  } else {
    words.replaceChildren(...template);
    put(words, "time", (time) => time.setAttribute("datetime", next));
    put(words, "[data-date]", (date) => {
      date.textContent = formatDate(dateOfInstant(next, style.timeZone), "short", style.locale);
    });
    put(words, "[data-clock]", (clock) => {
      clock.textContent = clockWords(next, style, zone);
    });
  }
  words.removeAttribute("aria-hidden");
}

function put(within: Element, selector: string, act: (element: Element) => void): void {
  const element = within.querySelector(selector);
  if (element) act(element);
}

function readLine(element: HTMLElement): Line[] {
  const { nextFree: service, none = "" } = element.dataset;
  const words = element.querySelector<HTMLElement>("[data-words]");
  return service === undefined || words === null
    ? []
    : [{ service, words, none, template: [...words.childNodes] }];
}
