import { type BusyFeedReader, readBusyFeeds } from "../readBusyFeeds.ts";
import { type Loop, startLoop } from "../../../platform/work/loop.ts";

const EVERY_MS = 60_000;

declare module "../../../platform/database/scope.ts" {
  interface Deps {
    /** Reads a new calendar at once. Without a job in this process, it is read in the next run of another. */
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
