import { type BusyFeedReader, readBusyFeeds } from "../readBusyFeeds.ts";
import { startLoop } from "../../../platform/work/loop.ts";

const EVERY_MS = 60_000;

/** Leases allow several processes to read due calendars. */
export function startReadingFeeds(reader: BusyFeedReader): () => Promise<void> {
  return startLoop({
    name: "calendars",
    everyMs: EVERY_MS,
    startsAtOnce: false,
    work: (control) => readBusyFeeds(reader, control),
    onError: reader.onError,
  }).close;
}
