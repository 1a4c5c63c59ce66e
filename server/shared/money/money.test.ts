import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PricedLine, getUnitDeposit, calculateOrderSum, calculatePercent, countUnits } from "./due.ts";
import { calculateRefund } from "../../modules/payments/rules/refund.ts";
import { calculateIncludedTax, toTaxPercent } from "./tax.ts";

const line = (changes: Partial<PricedLine> = {}): PricedLine => ({
  serviceId: "massage",
  unitMinor: 11_000,
  pricePer: "LINE",
  people: 1,
  seats: 1,
  paymentRule: "DEPOSIT_PERCENT",
  paymentValue: 20,
  ...changes,
});

describe("line price", () => {
  it.each([
    ["a line, whoever comes along", { pricePer: "LINE", people: 3, seats: 1 }, 1],
    ["each person who takes part", { pricePer: "PERSON", people: 3, seats: 1 }, 3],
    ["each seat", { pricePer: "SEAT", people: 1, seats: 4 }, 4],
    ["each person of a class, named or not", { pricePer: "PERSON", people: 2, seats: 4 }, 4],
  ] as const)("is by %s", (_, changes, units) => {
    expect(countUnits(line(changes))).toBe(units);
    expect(calculateOrderSum([line(changes)]).totalMinor).toBe(11_000 * units);
  });
});

describe("amount due when booking", () => {
  it.each([
    ["nothing", { paymentRule: "NONE" }, 0],
    ["all of it", { paymentRule: "FULL" }, 11_000],
    ["a fifth", { paymentValue: 20 }, 2_200],
    ["a share of nothing", { unitMinor: 0 }, 0],
    ["half of a cent, rounded up", { unitMinor: 1, paymentValue: 50 }, 1],
    ["less than half a cent, rounded down", { unitMinor: 1, paymentValue: 49 }, 0],
    ["no more than all", { paymentValue: 250 }, 11_000],
    ["an amount", { paymentRule: "DEPOSIT_AMOUNT", paymentValue: 1_500 }, 1_500],
    [
      "an amount a person",
      { paymentRule: "DEPOSIT_AMOUNT", paymentValue: 1_500, pricePer: "PERSON", people: 3 },
      4_500,
    ],
    [
      "an amount, but never more than the price",
      { paymentRule: "DEPOSIT_AMOUNT", paymentValue: 99_000 },
      11_000,
    ],
  ] as const)("is %s", (_, changes, due) => {
    expect(calculateOrderSum([line(changes)]).dueMinor).toBe(due);
  });

  it("is rounded once per service and adds up over the lines", () => {
    const three = [line({ unitMinor: 333 }), line({ unitMinor: 333 }), line({ unitMinor: 333 })];
    // A fifth of 9.99 is 1.998.
    expect(calculateOrderSum(three).lines.map((one) => one.dueMinor)).toEqual([67, 66, 67]);
    expect(calculateOrderSum([...three, line({ serviceId: "yoga", unitMinor: 333 })]).dueMinor).toBe(
      200 + 67,
    );
  });

  it("of one unit is the deposit, or null without a rule", () => {
    expect(getUnitDeposit(line())).toBe(2_200);
    expect(getUnitDeposit(line({ paymentRule: "FULL" }))).toBe(11_000);
    expect(getUnitDeposit(line({ paymentRule: "NONE" }))).toBeNull();
  });

  const lines = fc.array(
    fc.record({
      serviceId: fc.constantFrom("a", "b"),
      unitMinor: fc.integer({ min: 0, max: 2_000_000 }),
      pricePer: fc.constantFrom("LINE" as const, "PERSON" as const, "SEAT" as const),
      people: fc.integer({ min: 1, max: 101 }),
      seats: fc.integer({ min: 1, max: 101 }),
    }),
    { maxLength: 101 },
  );
  const rule = fc.record({
    paymentRule: fc.constantFrom(
      "NONE" as const,
      "DEPOSIT_PERCENT" as const,
      "DEPOSIT_AMOUNT" as const,
      "FULL" as const,
    ),
    paymentValue: fc.integer({ min: 0, max: 200 }),
  });

  it("is between zero and the line price and adds up to the share of the total", () => {
    fc.assert(
      fc.property(lines, rule, rule, (orderLines, a, b) => {
        const priced = orderLines.map((one) => ({ ...one, ...(one.serviceId === "a" ? a : b) }));
        const sum = calculateOrderSum(priced);
        for (const one of sum.lines) {
          expect(one.dueMinor).toBeGreaterThanOrEqual(0);
          expect(one.dueMinor).toBeLessThanOrEqual(one.priceMinor);
        }
        for (const [id, { paymentRule, paymentValue }] of [
          ["a", a],
          ["b", b],
        ] as const) {
          const own = sum.lines.filter((_, i) => priced[i]!.serviceId === id);
          const [price, due] = [
            own.reduce((s, o) => s + o.priceMinor, 0),
            own.reduce((s, o) => s + o.dueMinor, 0),
          ];
          if (paymentRule === "DEPOSIT_PERCENT")
            expect(due).toBe(Math.round((price * Math.min(paymentValue, 100)) / 100));
          if (paymentRule === "FULL") expect(due).toBe(price);
          if (paymentRule === "NONE") expect(due).toBe(0);
        }
      }),
    );
  });
});

describe("included tax", () => {
  it.each([
    [11_900, 1_900, 1_900],
    [11_000, 888, 897],
    [1, 2_500, 0],
    [3, 10_000, 2],
    [11_000, 0, 0],
  ])("of %i at %i basis points is %i", (amount, rate, tax) => {
    expect(calculateIncludedTax(amount, rate)).toBe(tax);
  });

  it("differs from the exact value by at most half a minor unit", () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), fc.nat({ max: 10_000 }), (amount, rate) => {
        const exact = (amount * rate) / (10_000 + rate);
        expect(Math.abs(calculateIncludedTax(amount, rate) - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
    expect(toTaxPercent(888)).toBe(8.88);
  });
});

describe("refund", () => {
  const start = Date.parse("2026-11-24T15:00:00Z");
  const policy = { percent: 50, cutoffMinutes: 1440 };
  const paid = { paidMinor: 2_201, refundedMinor: 0, startsAt: start };

  it.each([
    ["the share of it, rounded half up", {}, "VISITOR", start - 2 * 86_400_000, 1_101],
    ["at the very cut-off still", {}, "VISITOR", start - 86_400_000, 1_101],
    ["nothing a moment later", {}, "VISITOR", start - 86_400_000 + 1, 0],
    ["all of it when the business cancels, however late", {}, "BUSINESS", start, 2_201],
    ["what is left of it", { refundedMinor: 1_000 }, "VISITOR", start - 2 * 86_400_000, 101],
    ["nothing that has gone back already", { refundedMinor: 2_000 }, "VISITOR", start - 2 * 86_400_000, 0],
    ["nothing of nothing", { paidMinor: 0 }, "BUSINESS", start, 0],
  ] as const)("is %s", (_, changes, by, now, amount) => {
    expect(calculateRefund({ ...paid, ...changes }, policy, by, now)).toBe(amount);
  });

  it("never exceeds the amount that is left", () => {
    const amounts = fc
      .nat({ max: 2_000_000 })
      .chain((most) => fc.tuple(fc.constant(most), fc.nat({ max: most })));
    fc.assert(
      fc.property(
        amounts,
        fc.nat({ max: 100 }),
        fc.boolean(),
        fc.integer({ min: -9_999, max: 9_999 }),
        ([paidMinor, refundedMinor], percent, isVisitor, minutes) => {
          const booking = { paidMinor, refundedMinor, startsAt: start };
          const back = calculateRefund(
            booking,
            { percent, cutoffMinutes: 1440 },
            isVisitor ? "VISITOR" : "BUSINESS",
            start + minutes * 60_000,
          );
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back + refundedMinor).toBeLessThanOrEqual(paidMinor);
        },
      ),
    );
  });

  it("percentOf rounds half up", () => {
    expect([
      calculatePercent(150, 33),
      calculatePercent(50, 1),
      calculatePercent(49, 1),
      calculatePercent(100, -5),
    ]).toEqual([50, 1, 0, 0]);
  });
});
