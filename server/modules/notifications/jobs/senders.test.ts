import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSenders } from "./senders.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sql = { query: () => Promise.resolve([]) };

it("senders wake once for all commits of a short time, and again for later ones", () => {
  const wake = vi.fn<() => void>();
  const senders = createSenders(250);
  senders.add({ wake, check: () => {} });

  senders.wakeSenders(sql);
  vi.advanceTimersByTime(200);
  senders.wakeSenders(sql);
  expect(wake).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(50);
  expect(wake).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(wake).toHaveBeenCalledTimes(1);

  senders.wakeSenders(sql);
  vi.advanceTimersByTime(250);
  expect(wake).toHaveBeenCalledTimes(2);
});
