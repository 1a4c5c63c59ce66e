import { describe, expect, it, vi } from "vitest";
import type { CostMeter } from "./limitsCost.ts";
import { createSearches } from "./searches.ts";

function createMeter(allowance: number): CostMeter & { readonly left: () => number } {
  let left = allowance;
  return {
    left: () => left,
    spend(cost) {
      const isAllowed = cost <= left;
      if (isAllowed) left -= cost;
      return { isAllowed, kind: "graph-cost", remaining: left, waitSeconds: isAllowed ? 0 : 7 };
    },
  };
}

describe("searches of one request", () => {
  it("run an identical query once and charge it once", async () => {
    const meter = createMeter(100);
    const searches = createSearches(() => meter);
    const search = vi.fn(async () => "found");
    const all = await Promise.all(
      Array.from({ length: 59 }, () => searches.run("slots", { from: "2026-12-01" }, 21, search)),
    );
    expect(all).toEqual(Array.from({ length: 59 }, () => "found"));
    expect(await searches.run("slots", { from: "2026-12-01" }, 21, search)).toBe("found");
    expect(search).toHaveBeenCalledTimes(1);
    expect([meter.left(), searches.cost, searches.spent?.remaining]).toEqual([79, 21, 79]);
  });

  it("charge each different query, and the same query of another kind", async () => {
    const meter = createMeter(100);
    const searches = createSearches(() => meter);
    const search = vi.fn(async () => 1);
    await searches.run("slots", { from: "2026-12-01" }, 21, search);
    await searches.run("slots", { from: "2026-12-02" }, 21, search);
    await searches.run("series", { from: "2026-12-01" }, 21, search);
    expect([search.mock.calls.length, meter.left()]).toEqual([3, 37]);
  });

  it("reject a search that the caller cannot pay for, before it runs", async () => {
    const searches = createSearches(() => createMeter(20));
    const search = vi.fn(async () => 1);
    const runSearch = () => searches.run("slots", {}, 21, search);
    await expect(runSearch()).rejects.toMatchObject({
      extensions: {
        code: "RATE_LIMITED",
        limit: "graph-cost",
        retryAfterSeconds: 7,
        http: { status: 429 },
      },
    });
    await expect(runSearch()).rejects.toThrow("Please try again in a moment.");
    expect([search.mock.calls.length, searches.cost]).toEqual([0, 0]);
  });

  it("run without a charge when callers are not counted", async () => {
    const searches = createSearches(() => undefined);
    expect(await searches.run("slots", {}, 21, async () => 1)).toBe(1);
    expect([searches.cost, searches.spent]).toEqual([21, null]);
  });

  it("run again after a mutation's field, but share a search that still runs", async () => {
    const searches = createSearches(() => undefined);
    searches.dropFinished();
    const search = vi.fn(async () => 1);
    await Promise.all([searches.run("slots", {}, 21, search), searches.run("slots", {}, 21, search)]);
    expect(search).toHaveBeenCalledTimes(1);
    await searches.run("slots", {}, 21, search);
    expect(search).toHaveBeenCalledTimes(2);
  });
});
