import { Worker } from "node:worker_threads";
import type { BusyStretch, ReadingWindow } from "../rules/feeds/types.ts";
import { CalendarError } from "./calendarReader.ts";

export interface CalendarTask {
  readonly text: string;
  readonly window: ReadingWindow;
}

type ThreadResult = { readonly stretches: readonly BusyStretch[] } | { readonly fault: string };

const TIMEOUT_MS = 10_000;
/** Several times the need of the largest calendar. */
const MEMORY_MB = 256;

/**
 * Returns the busy times within a window.
 * @throws {CalendarError} if the file is invalid or takes too long
 */
export async function readCalendarText(
  text: string,
  window: ReadingWindow,
  timeoutMs = TIMEOUT_MS,
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
    const result = await new Promise<ThreadResult>((resolve) => {
      timer = setTimeout(() => resolve({ fault: "the calendar takes too long to read" }), timeoutMs);
      worker.once("message", resolve);
      worker.once("error", () => resolve({ fault: "the calendar is too large to read" }));
      worker.once("exit", () => resolve({ fault: "the calendar cannot be read" }));
    });
    if ("fault" in result) throw new CalendarError(result.fault);
    return result.stretches;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
