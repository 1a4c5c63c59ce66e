import { type BusyFeedReader, readBusyFeeds } from "../services/readBusyFeeds.ts";

const EVERY_MS = 60_000;

/** Reads calendars elsewhere whenever they are due. Every process may: none is read twice at a time. */
export function startReadingFeeds(reader: BusyFeedReader): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isIdle = true;
  const timer = setInterval(() => {
    // Slow calendars do not pile up.
    if (!isIdle) return;
    isIdle = false;
    running = readBusyFeeds(reader)
      .catch(reader.onError)
      .finally(() => (isIdle = true));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
