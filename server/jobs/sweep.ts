import type { Database } from "../data/database.ts";
import { sweepExpired } from "../data/sweepExpired.ts";
import type { Clock } from "../services/ports.ts";

const EVERY_MS = 60_000;

/**
 * Clears away what has expired while nobody was booking. Nothing depends on it being on time: what has expired counts
 * for nothing anyway, and whoever takes a time ends the holds in its way first.
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
  return async () => {
    clearInterval(timer);
    await running;
  };
}
