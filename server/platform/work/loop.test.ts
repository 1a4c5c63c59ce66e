import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STUCK_MS, startLoop } from "./loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function manualWork() {
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const work = () => new Promise<void>((resolve, reject) => void runs.push({ resolve, reject }));
  return { runs, work };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("loop", () => {
  it("runs one at a time, and once more for all wake-ups during a run", async () => {
    const { runs, work } = manualWork();
    const loop = startLoop({ name: "test", everyMs: 60_000, work, onError: () => {} });
    for (let i = 0; i < 3; i++) loop.wake();
    await settle();
    expect(runs).toHaveLength(1);
    runs[0]!.resolve();
    await settle();
    expect(runs).toHaveLength(2);
    runs[1]!.resolve();
    await settle();
    expect(runs).toHaveLength(2);
  });

  it("runs one at a time when a caller starts a run right after another one", async () => {
    const { runs, work } = manualWork();
    const loop = startLoop({ name: "test", everyMs: 60_000, work, startsAtOnce: false, onError: () => {} });
    const first = loop.run();
    loop.wake();
    const second = first.then(() => loop.run());
    runs[0]!.resolve();
    await settle();
    expect(runs).toHaveLength(2);
    runs[1]!.resolve();
    await second;
  });

  it("retries a failed run soon, even with a long interval", async () => {
    const errors: unknown[] = [];
    const { runs, work } = manualWork();
    startLoop({ name: "test", everyMs: 3_600_000, work, onError: (error) => errors.push(error) });
    runs[0]!.reject(new Error("away"));
    await settle();
    expect(errors).toEqual([new Error("away")]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs).toHaveLength(2);
  });

  it("runs at its interval", async () => {
    const work = vi.fn(async () => {});
    startLoop({ name: "test", everyMs: 1_000, work, startsAtOnce: false, onError: () => {} });
    await vi.advanceTimersByTimeAsync(3_500);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("rejects for the callers of a failed run", async () => {
    const { runs, work } = manualWork();
    const loop = startLoop({ name: "test", everyMs: 60_000, work, startsAtOnce: false, onError: () => {} });
    const [first, second] = [loop.run(), loop.run()];
    const failures = Promise.allSettled([first, second]);
    runs[0]!.reject(new Error("first"));
    await settle();
    runs[1]!.reject(new Error("second"));
    expect(await failures).toMatchObject([{ reason: new Error("first") }, { reason: new Error("second") }]);
  });

  it("fails its check only when a run makes no progress", async () => {
    let now = 0;
    let progress = () => {};
    let end = () => {};
    const loop = startLoop({
      name: "test",
      everyMs: 3_600_000,
      work: (control) => {
        progress = control.progress;
        return new Promise<void>((resolve) => (end = resolve));
      },
      onError: () => {},
      elapsed: () => now,
    });
    now = STUCK_MS;
    loop.check();
    progress();
    now = 2 * STUCK_MS;
    loop.check();
    now += 1;
    expect(() => loop.check()).toThrow("test: no progress for 300 s");
    end();
    await settle();
    loop.check();
    await loop.close();
    expect(() => loop.check()).toThrow("closed");
  });

  it("waits for its run when it is closed and starts no other", async () => {
    const { runs, work } = manualWork();
    const loop = startLoop({ name: "test", everyMs: 1_000, work, onError: () => {} });
    loop.wake();
    let isClosed = false;
    const closing = loop.close().then(() => (isClosed = true));
    await settle();
    expect(isClosed).toBe(false);
    runs[0]!.reject(new Error("away"));
    await closing;
    loop.wake();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toHaveLength(1);
  });
});
