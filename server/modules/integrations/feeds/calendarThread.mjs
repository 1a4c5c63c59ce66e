// Runs in a worker thread that can be terminated, because some recurrence rules never produce another date.
import { parentPort, workerData } from "node:worker_threads";
import { busyStretches } from "./busyStretches.mjs";

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const { text, window } = /** @type {import('./readCalendarText.ts').CalendarTask} */ (workerData);

try {
  port.postMessage({ stretches: busyStretches(text, window) });
} catch (error) {
  port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
}
