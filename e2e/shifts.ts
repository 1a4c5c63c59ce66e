import { expect, type Page, type Request } from "@playwright/test";

/** Something that stood elsewhere a moment before, with how far it has moved. */
export interface Moved {
  readonly what: string;
  readonly by: string;
  /** Within half a second of a press: what Chromium's own score forgives. */
  readonly isAfterPress: boolean;
  /** Whether it belongs to the times of the chosen day. */
  readonly isOfTimes: boolean;
  /** Chromium's score of it. */
  readonly value: number;
}

/**
 * Answers requests for our font with 404, so that a page has one font from its first paint on. Chromium may change to a font that arrives
 * up to 100 ms after the first paint (CSS Fonts 4, `font-display: optional`), which moves words on a busy machine.
 */
export const blockFont = (page: Page) => page.route("**/*.woff2", (route) => route.fulfill({ status: 404 }));

const QUIET_MS = 500;

/**
 * Watches the requests of a page. Answers a function that waits until none has been under way for half a second. (Playwright's own
 * `networkidle` waits once for each loaded page, so it says nothing about what is asked for later.)
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const end = (request: Request) => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  page.on("request", (request) => {
    underWay.add(request);
    lastChange = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return () =>
    expect
      .poll(() => underWay.size === 0 && Date.now() - lastChange >= QUIET_MS, {
        message: "no request is under way",
        intervals: [100],
      })
      .toBe(true);
}

/**
 * Watches what moves that nobody moved, from the first paint on. Answers each time what has moved since it was asked last: also what
 * follows a press within half a second. Not counted are, after a press, the times of a day (more of them were asked for) and what
 * follows the weeks on a phone (others were asked for), nor what a button says, and fractions of a pixel.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Moved[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    Reflect.set(window, "takeShifts", () => {
      shifts.push(...(observer.takeRecords() as Shift[]));
      return shifts.splice(0).flatMap(({ value, hadRecentInput, sources }) =>
        sources.flatMap(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const isOfTimes = Boolean(element?.closest("[role=radiogroup]")?.querySelector("time"));
          const isOfList = hadRecentInput && isOfTimes;
          const isBelowWeeks =
            hadRecentInput &&
            innerWidth < 900 &&
            element?.matches('[class*="_grow_"], [class*="_grow_"] *, [data-scrolls]');
          const isWord = element?.parentElement?.closest("button");
          const isHair = Math.abs(to.x - from.x) < 1 && Math.abs(to.y - from.y) < 1;
          // What a press has removed is not seen any more.
          const isGone = hadRecentInput && node === null;
          if (isOfList || isGone || isBelowWeeks || isWord || isHair) return [];
          return {
            what: element?.outerHTML.slice(0, 160) ?? "nothing",
            by: `${Math.round(to.x - from.x)}, ${Math.round(to.y - from.y)} (${Math.round(from.width)} × ${Math.round(from.height)} to ${Math.round(to.width)} × ${Math.round(to.height)})`,
            isAfterPress: hadRecentInput,
            isOfTimes,
            value,
          };
        }),
      );
    });
  });
  return () =>
    page.evaluate(async () => {
      // What was painted last has been told of two frames later.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (Reflect.get(window, "takeShifts") as () => Moved[])();
    });
}
