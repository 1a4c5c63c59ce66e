import { Worker } from "node:worker_threads";
import type { BusyStretch, ReadingWindow } from "../rules/feeds/types.ts";
import { CalendarFault } from "../../availability/busyCalendars.ts";

export interface CalendarTask {
  readonly text: string;
  readonly window: ReadingWindow;
}

type Answer = { readonly stretches: readonly BusyStretch[] } | { readonly fault: string };

const LONGEST_MS = 10_000;
/** Several times the need of the largest calendar. */
const MEMORY_MB = 256;

/**
 * Returns the busy times within a window.
 * @throws {CalendarFault} if the file is invalid or takes too long
 */
export async function readCalendarText(
  text: string,
  window: ReadingWindow,
  longestMs = LONGEST_MS,
): Promise<readonly BusyStretch[]> {
  const workerData: CalendarTask = { text, window };
  const worker = new Worker(new URL("./calendarThread.mjs", import.meta.url), {
    workerData,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve({ fault: "the calendar takes too long to read" }), longestMs);
      worker.once("message", resolve);
      worker.once("error", () => resolve({ fault: "the calendar is too large to read" }));
      worker.once("exit", () => resolve({ fault: "the calendar cannot be read" }));
    });
    if ("fault" in answer) throw new CalendarFault(answer.fault);
    return answer.stretches;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
