import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type GateState,
  OPEN_GATE,
  getGateThresholds,
  calculateExpectedDelay,
  getNextGateState,
} from "./loadGate.ts";

const at = getGateThresholds(250);

const after = (delays: readonly number[], lengthMs = 250, from: GateState = OPEN_GATE) =>
  delays.reduce((state, delayMs) => getNextGateState(state, { delayMs, lengthMs }, at), from).isClosed;
const CLOSED: GateState = { isClosed: true, lateMs: 1_000 };

describe("getNextGateState", () => {
  it.each([
    ["stays open without delays", after([0, 0, 0, 0, 0]), false],
    ["stays open just below the threshold", after([249.9, 249.9, 249.9, 249.9, 249.9]), false],
    ["stays open for three late windows", after([250, 250, 250]), false],
    ["closes after a second of late windows", after([250, 250, 250, 250]), true],
    ["counts from the start again after a window in time", after([250, 250, 250, 0, 250]), false],
    ["closes after one window that lasts a second", after([2_000], 2_250), true],
    ["stays closed between the thresholds", after([100.1, 249, 250], 250, CLOSED), true],
    ["opens at the lower threshold", after([100], 250, CLOSED), false],
  ])("%s", (_name, isClosed, expected) => {
    expect(isClosed).toBe(expected);
  });

  it("closes only after a second of late windows and opens after one in time", () => {
    const windows = fc.array(fc.double({ min: 0, max: 1_000, noNaN: true }), { maxLength: 40 });
    fc.assert(
      fc.property(windows, (delays) => {
        const lastInTime = delays.findLastIndex((delay) => delay <= at.openMs);
        const since = delays.slice(lastInTime + 1);
        const mayClose = since.some((_, i) => i >= 3 && since.slice(i - 3, i + 1).every((one) => one >= 250));
        expect(after(delays)).toBe(mayClose);
      }),
    );
  });
});

describe("calculateExpectedDelay", () => {
  it.each([
    [{ mean: 0, stddev: 0 }, 0],
    [{ mean: Number.NaN, stddev: Number.NaN }, 0],
    [{ mean: 20, stddev: 0 }, 20],
    // 50 turns of 10 ms and one of 1,000 ms.
    [{ mean: 1_500 / 51, stddev: Math.sqrt(1_005_000 / 51 - (1_500 / 51) ** 2) }, 670],
  ])("returns for turns with %o a delay of %d ms", (delays, met) => {
    expect(calculateExpectedDelay(delays)).toBeCloseTo(met, 6);
  });
});
