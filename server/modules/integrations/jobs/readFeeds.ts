import { type BusyFeedReader, readBusyFeeds } from "../readBusyFeeds.ts";
import { type Loop, startLoop } from "../../../platform/work/loop.ts";

const EVERY_MS = 60_000;

declare module "../../../platform/database/scope.ts" {
  interface Deps {
    /** Starts the next run in this process at once. If it runs no such job, another process reads a new calendar within a minute. */
    readonly wakeFeedReader: () => void;
  }
}

/** Leases allow several processes to read due calendars. */
export function startReadingFeeds(reader: BusyFeedReader): Loop {
  return startLoop({
    name: "calendars",
    everyMs: EVERY_MS,
    startsAtOnce: false,
    work: (control) => readBusyFeeds(reader, control),
    onError: reader.onError,
  });
}
