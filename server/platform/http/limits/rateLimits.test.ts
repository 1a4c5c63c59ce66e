import { describe, expect, it } from "vitest";
import { RATE_SETTINGS, createRateLimits } from "./rateLimits.ts";

const few = { ...RATE_SETTINGS, graph: 2, key: 2 };

describe("rate limits", () => {
  it("are separate by caller and kind", () => {
    const limits = createRateLimits(few, () => 0);
    expect([1, 2, 3].map(() => limits.take("graph", "a").isAllowed)).toEqual([true, true, false]);
    expect(limits.take("graph", "b").isAllowed).toBe(true);
    expect(limits.take("key", "a")).toEqual({
      kind: "key",
      limit: 2,
      isAllowed: true,
      remaining: 1,
      waitSeconds: 0,
      fullSeconds: 30,
    });
  });

  it("refill with time", () => {
    let now = 0;
    const limits = createRateLimits(few, () => now);
    limits.take("graph", "a", 2);
    const rejection = limits.take("graph", "a");
    expect(rejection).toMatchObject({ isAllowed: false, waitSeconds: 30 });
    now = rejection.waitSeconds * 1000;
    expect(limits.take("graph", "a").isAllowed).toBe(true);
  });

  it("keep a bounded number of buckets and evict the least recently used", () => {
    const limits = createRateLimits(few, () => 0, 100);
    limits.take("key", "owner", 2);
    limits.take("graph", "early", 2);
    limits.take("graph", "late", 2);
    for (let i = 0; i < 98; i++) limits.take("graph", `stranger ${i}`);
    limits.take("graph", "late");
    for (let i = 98; i < 1_000; i++) {
      limits.take("graph", `stranger ${i}`);
      if (i % 50 === 0) limits.take("graph", "late");
    }
    expect(limits.size()).toBe(101);
    // The early bucket was evicted and starts full. Callers with keys are in a separate map.
    expect(limits.take("graph", "early").isAllowed).toBe(true);
    expect(limits.take("graph", "late").isAllowed).toBe(false);
    expect(limits.take("key", "owner").isAllowed).toBe(false);
  });
});
