import { expect, it, vi } from "vitest";
import { ConnectionError, withRetry } from "./retry.ts";

const dropped = (): Promise<string> => Promise.reject(new ConnectionError("dropped"));
const noWait = vi.fn(async (_milliseconds: number) => {});

it("tries four times with growing delays", async () => {
  const attempt = vi.fn(dropped);
  const sleep = vi.fn(async (_milliseconds: number) => {});
  await expect(withRetry(attempt, sleep, () => 0)).rejects.toThrow(ConnectionError);
  expect(attempt).toHaveBeenCalledTimes(4);
  expect(sleep.mock.calls).toEqual([[300], [1_000], [3_000]]);
});

it("adds jitter of up to a half", async () => {
  const sleep = vi.fn(async (_milliseconds: number) => {});
  await withRetry(vi.fn(dropped).mockResolvedValueOnce("x"), sleep, () => 1);
  await expect(withRetry(dropped, sleep, () => 1)).rejects.toThrow();
  expect(sleep.mock.calls).toEqual([[450], [1_500], [4_500]]);
});

it("stops at the first response", async () => {
  const attempt = vi
    .fn(dropped)
    .mockRejectedValueOnce(new ConnectionError("dropped"))
    .mockResolvedValueOnce("ok");
  await expect(withRetry(attempt, noWait)).resolves.toBe("ok");
  expect(attempt).toHaveBeenCalledTimes(2);
});

it("does not retry other errors", async () => {
  const attempt = vi.fn(() => Promise.reject(new Error("refused")));
  await expect(withRetry(attempt, noWait)).rejects.toThrow("refused");
  expect(attempt).toHaveBeenCalledTimes(1);
});
