import type { NextFreeQuery$data } from "../../__generated__/NextFreeQuery.graphql.ts";
import type { Execute } from "../../relay/environment.ts";
import { splitIds } from "../../relay/splitIds.ts";
import { toLocalDate, formatDate, type HourCycle, type TimeFormatOptions } from "../../time/format.ts";
import { getChosenClock } from "../../time/clockChoice.ts";
import { getVisitorTimeZone } from "../../time/zoneNames.ts";
import { formatClockTime } from "../nextFree/formatClockTime.ts";

const hourCycles: Readonly<Record<string, HourCycle>> = { H12: "h12", H24: "h23" };

interface Placeholder {
  readonly service: string;
  readonly textElement: HTMLElement;
  readonly template: readonly Node[];
  readonly none: string;
}

/**
 * Loads the next free times of all services on this page, 100 in a query, and fills them into the server's text. Failures
 * leave lines empty. Each call refreshes the times.
 */
export function createNextFree(page: ParentNode, execute: Execute): (now: Date) => Promise<void> {
  const elements = [...page.querySelectorAll<HTMLElement>("[data-next-free]")];
  const placeholders = elements.flatMap(readPlaceholder);
  const settings = elements[0]?.dataset;
  if (settings === undefined) return async () => {};
  const venueZone = settings["timeZone"] ?? "UTC";
  const isLocked = settings["zoneLocked"] === "true";
  const timeFormat: TimeFormatOptions = {
    locale: document.documentElement.lang,
    timeZone: isLocked ? venueZone : (getVisitorTimeZone() ?? venueZone),
    hourCycle: hourCycles[getChosenClock() ?? ""] ?? ((settings["hourCycle"] ?? "h12") as HourCycle),
  };
  const batches = splitIds([...new Set(placeholders.map(({ service }) => service))]);

  return async (now) => {
    const today = toLocalDate(now.toISOString(), timeFormat.timeZone);
    const loaded = await Promise.all(
      batches.map((ids) =>
        loadTimes(execute, {
          id: settings["question"] ?? "",
          variables: { ids, timeZone: timeFormat.timeZone, today },
          isRepeatable: true,
        }),
      ),
    );
    const times: NextTimes = new Map(loaded.flatMap((part) => [...part]));
    for (const placeholder of placeholders)
      renderTime(placeholder, times.get(placeholder.service), timeFormat, venueZone);
  };
}

/** ISO instants by service id. Null if nothing is free. Failed services are absent. */
type NextTimes = ReadonlyMap<string, string | null>;

async function loadTimes(execute: Execute, request: Parameters<Execute>[0]): Promise<NextTimes> {
  try {
    const { data } = await execute(request);
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

function renderTime(
  { textElement, template, none }: Placeholder,
  next: string | null | undefined,
  timeFormat: TimeFormatOptions,
  businessZone: string,
) {
  if (next == null) {
    textElement.textContent = next === null ? none : "";
  } else {
    textElement.replaceChildren(...template);
    updateElement(textElement, "time", (time) => time.setAttribute("datetime", next));
    updateElement(textElement, "[data-date]", (date) => {
      date.textContent = formatDate(toLocalDate(next, timeFormat.timeZone), "short", timeFormat.locale);
    });
    updateElement(textElement, "[data-clock]", (clock) => {
      clock.textContent = formatClockTime(next, timeFormat, businessZone);
    });
  }
  textElement.removeAttribute("aria-hidden");
}

function updateElement(root: Element, selector: string, update: (element: Element) => void): void {
  const element = root.querySelector(selector);
  if (element) update(element);
}

function readPlaceholder(element: HTMLElement): Placeholder[] {
  const { nextFree: service, none = "" } = element.dataset;
  const textElement = element.querySelector<HTMLElement>("[data-words]");
  return service === undefined || textElement === null
    ? []
    : [{ service, textElement, none, template: [...textElement.childNodes] }];
}
