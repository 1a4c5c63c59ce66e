import { expect, type Page, type Request } from "@playwright/test";

/** Options for tests that judge layout while something moves. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

export interface Moved {
  readonly what: string;
  readonly by: string;
  /** Within half a second of a press, which Chromium's score ignores. */
  readonly isAfterPress: boolean;
  readonly isOfTimes: boolean;
  readonly value: number;
}

/**
 * Chromium may swap to a font that arrives up to 100 ms after the first paint (CSS Fonts 4, `font-display: optional`).
 * On a busy machine that moves text.
 */
export const blockFont = (page: Page) => page.route("**/*.woff2", (route) => route.fulfill({ status: 404 }));

const QUIET_MS = 500;

/** Playwright's `networkidle` fires only once for each loaded page. The live connection never ends, so it is left out. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const end = (request: Request) => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql/stream")) return;
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
 * Each call returns the layout shifts since the last one, including those within half a second of a press. It ignores
 * fractions of a pixel, button labels and, after a press, the times of a day. On a phone it then also ignores what
 * follows the weeks.
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
      // A paint is reported two frames later.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (Reflect.get(window, "takeShifts") as () => Moved[])();
    });
}
