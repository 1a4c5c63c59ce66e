import { expect, it } from "vitest";
import { getRetryTime, getKnownVersion } from "./reading.ts";

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const version = { etag: '"one"', lastModified: null };

it("retries a failing calendar with growing delays of at most twelve hours", () => {
  let now = at("10:15");
  const pauses: number[] = [];
  for (let i = 0; i < 8; i++) {
    const next = getRetryTime({ readAt: at("10:00") }, now);
    pauses.push((next - now) / 60_000);
    now = next;
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 720, 720]);
  expect(getRetryTime({ readAt: null }, now) - now).toBe(3_600_000);
});

it("sends validators except once a day", () => {
  expect(getKnownVersion({ ...version, readAt: at("10:00") }, at("10:15"))).toEqual(version);
  expect(getKnownVersion({ ...version, readAt: at("23:50") }, at("23:50") + 900_000)).toEqual({
    etag: null,
    lastModified: null,
  });
  expect(getKnownVersion({ ...version, readAt: null }, at("10:15")).etag).toBeNull();
});
