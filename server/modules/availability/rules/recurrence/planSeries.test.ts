import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestStart, planSeries } from "./planSeries.ts";
import type { Occurrence } from "./types.ts";

const DAY = 1440;

function series(...shifted: readonly number[]): Occurrence[] {
  return [0, 1, 2].map((index) => ({
    index,
    date: `2026-03-0${index + 1}`,
    startsAt: index * DAY + 600,
    isShifted: shifted.includes(index),
  }));
}

function planned(occurrences: readonly Occurrence[], ...offered: readonly number[]) {
  return planSeries(
    occurrences,
    (start) => offered.includes(start),
    ({ index, startsAt }) =>
      nearestStart(
        offered.filter((start) => Math.floor(start / DAY) === index),
        startsAt,
      ),
  );
}

function states(plan: readonly { readonly state: string; readonly plannedAt: number | null }[]) {
  return plan.map(({ state, plannedAt }) => [state, plannedAt]);
}

describe("planSeries", () => {
  test("keeps offered occurrences, moves others within their date, or skips them", () => {
    expect(states(planned(series(), 600, DAY + 540, DAY + 700))).toEqual([
      ["FREE", 600],
      ["MOVED", DAY + 540],
      ["SKIPPED", null],
    ]);
  });

  test("takes the earlier of two equally near starts", () => {
    expect(states(planned(series(), 630, 570))[0]).toEqual(["MOVED", 570]);
  });

  test("counts an occurrence that the clock shifted as moved, even if it is offered", () => {
    expect(states(planned(series(1), 600, DAY + 600, 2 * DAY + 600)).map(([state]) => state)).toEqual([
      "FREE",
      "MOVED",
      "FREE",
    ]);
  });

  test("never plans two occurrences at one start", () => {
    const plan = planSeries(
      series(),
      (start) => start === 600,
      () => 600,
    );
    expect(states(plan)).toEqual([
      ["FREE", 600],
      ["SKIPPED", null],
      ["SKIPPED", null],
    ]);
  });
});

test("plans only offered starts, each once", () => {
  const starts = fc.uniqueArray(fc.integer({ min: 0, max: 3 * 48 - 1 }).map((half) => half * 30));
  fc.assert(
    fc.property(starts, fc.nat(47), (offered, half) => {
      const occurrences = series().map((one) => ({ ...one, startsAt: one.startsAt - 600 + half * 30 }));
      const plan = planned(occurrences, ...offered);
      for (const { index, startsAt, state, plannedAt } of plan) {
        const ofDate = offered.filter((start) => Math.floor(start / DAY) === index);
        expect(state).toBe(ofDate.includes(startsAt) ? "FREE" : ofDate.length > 0 ? "MOVED" : "SKIPPED");
        if (plannedAt === null) continue;
        const distance = Math.abs(plannedAt - startsAt);
        expect(ofDate.every((start) => Math.abs(start - startsAt) >= distance)).toBe(true);
        expect(ofDate.includes(startsAt - distance) ? startsAt - distance : startsAt + distance).toBe(
          plannedAt,
        );
      }
    }),
  );
});
