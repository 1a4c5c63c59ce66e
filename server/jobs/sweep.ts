import type { Database } from "../data/database.ts";
import { sweepExpired } from "../data/sweepExpired.ts";
import { publishDue } from "../services/content/publishing.ts";
import type { Clock } from "../services/ports.ts";

const EVERY_MS = 60_000;
/** What is to be public at a time is so a few seconds later at most. */
const PUBLISHING_EVERY_MS = 5_000;

/**
 * Clears away what has expired while nobody was booking. Nothing depends on it being on time: what has expired counts
 * for nothing anyway, and whoever takes a time ends the holds in its way first. And publishes what is due.
 */
export function startSweeping(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => sweepExpired(database, clock.now())).catch(onError);
  }, EVERY_MS);
  timer.unref();
  const publishing = setInterval(() => {
    running = running.then(() => publishDue(database, clock)).catch(onError);
  }, PUBLISHING_EVERY_MS);
  publishing.unref();
  return async () => {
    clearInterval(timer);
    clearInterval(publishing);
    await running;
  };
}
