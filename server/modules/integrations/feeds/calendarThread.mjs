// Reads one calendar in a thread of its own, which can be ended: some rules are never fulfilled, and looking for their next date has no end.
import { parentPort, workerData } from "node:worker_threads";
import { busyStretches } from "./busyStretches.mjs";

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const { text, window } = /** @type {import('./readCalendarText.ts').CalendarTask} */ (workerData);

try {
  port.postMessage({ stretches: busyStretches(text, window) });
} catch (error) {
  port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
}
