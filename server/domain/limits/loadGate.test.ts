import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gateThresholds, isGateClosed, metDelay } from "./loadGate.ts";

const at = gateThresholds(250);

describe("the load gate", () => {
  it.each([
    [false, 0, false],
    [false, 249.9, false],
    [false, 250, true],
    [true, 250, true],
    [true, 100.1, true],
    [true, 100, false],
    [true, 0, false],
  ])("that is closed %s and measures %d ms is closed %s", (before, delay, after) => {
    expect(isGateClosed(before, delay, at)).toBe(after);
  });

  it("changes at most once while delays rise, and at most once while they fall", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 2_000, noNaN: true })), fc.boolean(), (delays, begin) => {
        for (const ordered of [delays.toSorted((a, b) => a - b), delays.toSorted((a, b) => b - a)]) {
          let changes = 0;
          let isClosed = ordered.length > 0 && isGateClosed(begin, ordered[0]!, at);
          for (const delay of ordered) {
            const next = isGateClosed(isClosed, delay, at);
            if (next !== isClosed) changes += 1;
            isClosed = next;
          }
          expect(changes).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("the delay that a request meets", () => {
  it.each([
    [{ mean: 0, stddev: 0 }, 0],
    [{ mean: Number.NaN, stddev: Number.NaN }, 0],
    [{ mean: 20, stddev: 0 }, 20],
    // 50 turns of 10 ms and one of 1,000 ms.
    [{ mean: 1_500 / 51, stddev: Math.sqrt(1_005_000 / 51 - (1_500 / 51) ** 2) }, 670],
  ])("of turns with %o is %d ms", (delays, met) => {
    expect(metDelay(delays)).toBeCloseTo(met, 6);
  });
});
