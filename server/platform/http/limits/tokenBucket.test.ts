import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bucket, toRatePerMinute, takeTokens } from "./tokenBucket.ts";

const rate = { capacity: 10, perSecond: 2 };

describe("bucket", () => {
  it("is full for a new caller and empty after its capacity is taken", () => {
    let bucket: Bucket | null = null;
    for (let tokensLeft = 9; tokensLeft >= 0; tokensLeft--) {
      const taken = takeTokens(rate, bucket, 1, 0);
      expect(taken).toMatchObject({ isAllowed: true, remaining: tokensLeft, waitSeconds: 0 });
      bucket = taken.bucket;
    }
    expect(takeTokens(rate, bucket, 1, 0)).toEqual({
      isAllowed: false,
      bucket: { tokens: 0, at: 0 },
      remaining: 0,
      waitSeconds: 1,
      fullSeconds: 5,
    });
  });

  it("refills with time up to its capacity", () => {
    const empty = { tokens: 0, at: 0 };
    expect(takeTokens(rate, empty, 4, 2_000)).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(takeTokens(rate, empty, 4, 1_999).isAllowed).toBe(false);
    expect(takeTokens(rate, empty, 0, 3_600_000).bucket.tokens).toBe(10);
  });

  it("returns the exact time to wait", () => {
    const { waitSeconds } = takeTokens(rate, { tokens: 1, at: 0 }, 8, 0);
    expect(waitSeconds).toBe(4);
    expect(takeTokens(rate, { tokens: 1, at: 0 }, 8, waitSeconds * 1000).isAllowed).toBe(true);
  });

  it("allows an amount above its capacity when it is full", () => {
    expect(takeTokens(rate, null, 1_000, 0)).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(takeTokens(rate, { tokens: 9, at: 0 }, 1_000, 0)).toMatchObject({
      isAllowed: false,
      waitSeconds: 1,
    });
  });

  it("allows the whole allowance of a minute in one burst", () => {
    expect(takeTokens(toRatePerMinute(60), null, 60, 0).isAllowed).toBe(true);
    expect(takeTokens(toRatePerMinute(60), { tokens: 0, at: 0 }, 1, 1_000).isAllowed).toBe(true);
  });
});

const attempts = fc.array(
  fc.record({
    amount: fc.double({ min: 0.1, max: 30, noNaN: true }),
    after: fc.integer({ min: 0, max: 20_000 }),
  }),
  { maxLength: 60 },
);
const rates = fc.record({
  capacity: fc.integer({ min: 1, max: 100 }),
  perSecond: fc.double({ min: 0.01, max: 50, noNaN: true }),
});

describe("caller with any sequence of attempts", () => {
  it("never gets more than a full bucket plus the refill", () => {
    fc.assert(
      fc.property(rates, attempts, (some, list) => {
        let bucket: Bucket | null = null;
        let now = 0;
        let granted = 0;
        for (const { amount, after } of list) {
          now += after;
          const taken = takeTokens(some, bucket, amount, now);
          if (taken.isAllowed) granted += Math.min(amount, some.capacity);
          expect(granted).toBeLessThanOrEqual(some.capacity + (now / 1000) * some.perSecond + 1e-6);
          expect(taken.bucket.tokens).toBeGreaterThanOrEqual(0);
          expect(taken.bucket.tokens).toBeLessThanOrEqual(some.capacity);
          bucket = taken.bucket;
        }
      }),
    );
  });

  it("loses nothing by a rejected attempt", () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 50 }), (some, tries) => {
        let bucket: Bucket = { tokens: 0, at: 0 };
        for (let i = 0; i < tries; i++) bucket = takeTokens(some, bucket, 1, 0).bucket;
        expect(bucket).toEqual({ tokens: 0, at: 0 });
      }),
    );
  });

  it("succeeds after the returned wait", () => {
    fc.assert(
      fc.property(
        rates,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 200 }),
        (some, part, amount) => {
          const bucket = { tokens: part * some.capacity, at: 0 };
          const { isAllowed, waitSeconds } = takeTokens(some, bucket, amount, 0);
          const later = takeTokens(some, bucket, amount, (waitSeconds + (isAllowed ? 0 : 0.001)) * 1000);
          expect(later.isAllowed).toBe(true);
        },
      ),
    );
  });

  it("gains nothing from a clock that goes backwards", () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 0, max: 1e6 }), (some, back) => {
        const { bucket } = takeTokens(some, { tokens: 0, at: 1e6 }, 1, 1e6 - back);
        expect(bucket).toEqual({ tokens: 0, at: 1e6 });
      }),
    );
  });
});
