import type { BusyTimes } from "../../../shared/slots/types.ts";

/** PostgreSQL counts instants in microseconds from 2000-01-01T00:00Z. */
const POSTGRES_EPOCH_MINUTE = Date.UTC(2000, 0, 1) / 60_000;
const MICROSECONDS = 60_000_000;
const INSTANT_BYTES = 8;

const NONE: BusyTimes = new Int32Array(0);

/** Converts the bytes of `busyTimesSql` to epoch minutes. Starts are rounded down, ends are rounded up. */
export function readBusyTimes(bytes: Buffer | null): BusyTimes {
  if (!bytes) return NONE;
  const minutes = new Int32Array(bytes.length / INSTANT_BYTES);
  for (let i = 0; i < minutes.length; i += 1) {
    const at = i * INSTANT_BYTES;
    const sinceEpoch = (bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4)) / MICROSECONDS;
    minutes[i] = POSTGRES_EPOCH_MINUTE + (i % 2 === 0 ? Math.floor(sinceEpoch) : Math.ceil(sinceEpoch));
  }
  return minutes;
}
