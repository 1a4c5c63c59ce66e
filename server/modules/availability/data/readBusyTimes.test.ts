import fc from "fast-check";
import { expect, it } from "vitest";
import { readBusyTimes } from "./readBusyTimes.ts";

function send(microseconds: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(microseconds - BigInt(Date.UTC(2000, 0, 1)) * 1000n);
  return bytes;
}

it("readBusyTimes reads null as no busy times", () => {
  expect(readBusyTimes(null)).toEqual(new Int32Array(0));
});

it("readBusyTimes keeps whole minutes and widens other ranges to whole minutes", () => {
  const minute = (iso: string) => Date.parse(iso) / 60_000;
  const micros = (iso: string) => BigInt(Date.parse(iso)) * 1000n;
  const bytes = Buffer.concat([
    send(micros("2026-11-23T14:00:00Z")),
    send(micros("2026-11-23T14:30:00Z")),
    send(micros("2026-11-23T15:00:59.999Z")),
    send(micros("2026-11-23T15:30:00.001Z")),
  ]);
  expect([...readBusyTimes(bytes)]).toEqual([
    minute("2026-11-23T14:00:00Z"),
    minute("2026-11-23T14:30:00Z"),
    minute("2026-11-23T15:00:00Z"),
    minute("2026-11-23T15:31:00Z"),
  ]);
});

it("readBusyTimes equals exact arithmetic for any instants, also before 2000", () => {
  const instant = fc.bigInt(BigInt(Date.UTC(1970, 0, 1)) * 1000n, BigInt(Date.UTC(2150, 0, 1)) * 1000n);
  fc.assert(
    fc.property(fc.array(fc.tuple(instant, instant)), fc.nat(7), (pairs, offset) => {
      const sent = Buffer.concat([
        Buffer.alloc(offset),
        ...pairs.flatMap(([start, end]) => [send(start), send(end)]),
      ]);
      const expected = pairs.flatMap(([start, end]) => [
        Number(start / 60_000_000n),
        Number((end + 59_999_999n) / 60_000_000n),
      ]);
      expect([...readBusyTimes(sent.subarray(offset))]).toEqual(expected);
    }),
  );
});
