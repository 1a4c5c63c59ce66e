import { expect, it } from "vitest";
import {
  type Circuit,
  FAILURES_BEFORE_PAUSE,
  SUSPENDED_AFTER_MS,
  CLOSED_CIRCUIT,
  updateCircuit,
} from "./circuit.ts";

function failing(times: number, from = 0): { readonly circuit: Circuit; readonly now: number } {
  let circuit: Circuit = CLOSED_CIRCUIT;
  let now = from;
  for (let i = 0; i < times; i++) {
    now = Math.max(now, circuit.pausedUntil ?? 0);
    const { isSuspended: _, ...next } = updateCircuit(circuit, false, now);
    circuit = next;
  }
  return { circuit, now };
}

it("stays closed after a few failures", () => {
  expect(failing(FAILURES_BEFORE_PAUSE - 1, 7).circuit).toEqual({
    failures: FAILURES_BEFORE_PAUSE - 1,
    failingSince: 7,
    pausedUntil: null,
  });
});

it("pauses after repeated failures, longer each time, an hour at most", () => {
  const pauses = [0, 1, 2, 3, 9, 40].map((more) => {
    const { circuit, now } = failing(FAILURES_BEFORE_PAUSE + more);
    return circuit.pausedUntil! - now;
  });
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 3_600_000, 3_600_000]);
});

it("resets after one success", () => {
  expect(updateCircuit(failing(30).circuit, true, 99)).toEqual({ ...CLOSED_CIRCUIT, isSuspended: false });
});

it("suspends after three days without success, not after one late failure", () => {
  const long: Circuit = { failures: 80, failingSince: 0, pausedUntil: null };
  expect(updateCircuit(long, false, SUSPENDED_AFTER_MS - 1).isSuspended).toBe(false);
  expect(updateCircuit(long, false, SUSPENDED_AFTER_MS).isSuspended).toBe(true);
  const quiet: Circuit = { failures: 1, failingSince: 0, pausedUntil: null };
  expect(updateCircuit(quiet, false, 2 * SUSPENDED_AFTER_MS).isSuspended).toBe(false);
});
