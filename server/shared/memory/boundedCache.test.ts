import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBoundedCache } from "./boundedCache.ts";

function aged(maxTotal: number) {
  let now = 0;
  const cache = createBoundedCache<string>({ maxTotal, age: { maxMs: 1_000, elapsed: () => now } });
  return { cache, pass: (ms: number) => void (now += ms) };
}

describe("createBoundedCache", () => {
  it("returns a value until it is too old", () => {
    const { cache, pass } = aged(100);
    cache.put("a", "A", 10);
    pass(999);
    expect([cache.get("a"), cache.get("b")]).toEqual(["A", null]);
    pass(1);
    expect(cache.get("a")).toBeNull();
    expect(cache.size()).toEqual({ count: 0, total: 0 });
  });

  it("keeps values without an age until they are evicted", () => {
    const cache = createBoundedCache<string>({ maxTotal: 100 });
    cache.put("a", "A", 10);
    expect(cache.get("a")).toBe("A");
    expect([cache.delete("a"), cache.delete("a"), cache.get("a")]).toEqual([true, false, null]);
  });

  it("evicts the least recently used value", () => {
    const { cache } = aged(100);
    for (const key of ["a", "b", "c", "d"]) cache.put(key, key, 25);
    cache.get("a");
    cache.put("e", "e", 25);
    expect(["a", "b", "c", "d", "e"].filter((key) => cache.get(key) !== null)).toEqual(["a", "c", "d", "e"]);
  });

  it.each([26, Infinity, Number.NaN])(
    "does not store a value of size %s with a bound of a hundred",
    (size) => {
      const { cache } = aged(100);
      cache.put("a", "A", 25);
      cache.put("b", "B", size);
      expect([cache.get("a"), cache.get("b")]).toEqual(["A", null]);
    },
  );

  it("removes the old value even if the new one is too large", () => {
    const { cache } = aged(100);
    cache.put("a", "A", 10);
    cache.put("a", "B", 20);
    expect([cache.get("a"), cache.size()]).toEqual(["B", { count: 1, total: 20 }]);
    cache.put("a", "C", 30);
    expect([cache.get("a"), cache.size()]).toEqual([null, { count: 0, total: 0 }]);
  });

  it("never exceeds its bound", () => {
    const action = fc.record({ key: fc.nat(20), size: fc.nat(120), isRead: fc.boolean() });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 200 }), (actions) => {
        const cache = createBoundedCache<number>({ maxTotal: 300 });
        const sizes = new Map<number, number>();
        for (const { key, size, isRead } of actions) {
          if (isRead) cache.get(String(key));
          else {
            cache.put(String(key), size, size);
            sizes.set(key, size);
          }
          const kept = [...sizes.keys()].map((one) => cache.get(String(one))).filter((one) => one !== null);
          expect(cache.size()).toEqual({
            count: kept.length,
            total: kept.reduce((sum, one) => sum + one, 0),
          });
          expect(cache.size().total).toBeLessThanOrEqual(300);
        }
      }),
    );
  });
});
