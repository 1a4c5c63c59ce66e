import { describe, expect, it } from "vitest";
import { createPageCache, type CachedPage } from "./pageCache.ts";

const page = (bytes: number): CachedPage => ({
  html: Buffer.alloc(bytes),
  etag: `W/"${bytes}"`,
  route: "/{path}",
  encoded: new Map(),
});

function createCache(maxBytes: number) {
  let now = 1;
  const cache = createPageCache({ maxBytes, maxAgeMs: 60_000, elapsed: () => now });
  return { cache, pass: (ms: number) => (now += ms) };
}

describe("cached pages", () => {
  it("are found by their exact key", () => {
    const { cache } = createCache(1_000_000);
    cache.put("b 1 en /", page(10));
    expect(cache.get("b 1 en /")?.html.length).toBe(10);
    expect(cache.get("b 2 en /")).toBeNull();
    expect(cache.get("b 1 de /")).toBeNull();
  });

  it("are rendered again after a minute", () => {
    const { cache, pass } = createCache(1_000_000);
    cache.put("k", page(10));
    pass(60_000);
    expect(cache.get("k")).not.toBeNull();
    pass(1);
    expect(cache.get("k")).toBeNull();
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });

  it("never exceed the size limit", () => {
    const { cache } = createCache(100_000);
    for (let i = 0; i < 500; i += 1) {
      cache.put(`k${i % 90}`, page((i * 7919) % 20_000));
      expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
    }
    expect(cache.size().pages).toBeGreaterThan(2);
  });

  it("are evicted least recently used first", () => {
    const { cache } = createCache(20_000);
    for (const key of ["a", "b", "c", "d"]) cache.put(key, page(2_400));
    cache.get("a");
    cache.put("e", page(2_400));
    expect(["a", "b", "c", "d", "e"].filter((key) => cache.get(key))).toEqual(["a", "c", "d", "e"]);
  });

  it("are not stored if one would evict most others", () => {
    const { cache } = createCache(20_000);
    cache.put("a", page(1_000));
    cache.put("big", page(10_000));
    expect(cache.get("big")).toBeNull();
    expect(cache.get("a")).not.toBeNull();
  });

  it("are rendered once for concurrent callers", async () => {
    const { cache } = createCache(20_000);
    let renderCount = 0;
    const make = async () => (renderCount += 1);
    expect(await Promise.all([1, 2, 3].map(() => cache.once("k", make)))).toEqual([1, 1, 1]);
    expect(await cache.once("k", make)).toBe(2);
  });

  it("are retried after a failure", async () => {
    const { cache } = createCache(20_000);
    await expect(cache.once("k", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.once("k", async () => "made")).toBe("made");
  });
});
