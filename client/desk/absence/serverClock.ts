import { getSessionStorage } from "../../shared/webStorage.ts";

const STORAGE_KEY = "daybook.desk.clock";

/** Stores how far the device's clock is from the server's, so that a wrong clock does not shorten the time for Undo. */
export function noteServerTime(instant: string, now = Date.now()): void {
  getSessionStorage()?.setItem(STORAGE_KEY, String(Date.parse(instant) - now));
}

/** Returns the server's time in epoch milliseconds, as far as this tab knows it. */
export function getServerNow(): number {
  const offset = Number(getSessionStorage()?.getItem(STORAGE_KEY) ?? 0);
  return Date.now() + (Number.isFinite(offset) ? offset : 0);
}
