import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editOccurrence, nearestStart, planSeries } from "./planSeries.ts";
import type { Occurrence } from "./types.ts";

const DAY = 1440;

/** One occurrence a day, at minute 600 of each. */
function series(...shifted: readonly number[]): Occurrence[] {
  return [0, 1, 2].map((index) => ({
    index,
    date: `2026-03-0${index + 1}`,
    startsAt: index * DAY + 600,
    isShifted: shifted.includes(index),
  }));
}

/** Plans with these starts on offer. */
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

describe("a series before it is booked", () => {
  test("what is offered stays, what is not moves within its date, what cannot is skipped", () => {
    expect(states(planned(series(), 600, DAY + 540, DAY + 700))).toEqual([
      ["FREE", 600],
      ["MOVED", DAY + 540],
      ["SKIPPED", null],
    ]);
  });

  test("of two equally near the earlier", () => {
    expect(states(planned(series(), 630, 570))[0]).toEqual(["MOVED", 570]);
  });

  test("an occurrence that the clock shifted has moved, though it is offered", () => {
    expect(states(planned(series(1), 600, DAY + 600, 2 * DAY + 600)).map(([state]) => state)).toEqual([
      "FREE",
      "MOVED",
      "FREE",
    ]);
  });

  test("no two occurrences at one start", () => {
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

describe("editing one occurrence", () => {
  const plan = planned(series(), 600, DAY + 600, 2 * DAY + 600);
  const isOffered = (start: number) => start % DAY === 600 || start === DAY + 660;

  test("another start, none, and its own again", () => {
    const moved = editOccurrence(plan, 1, DAY + 660, isOffered);
    expect(moved).toEqual([plan[0], { ...plan[1], state: "MOVED", plannedAt: DAY + 660 }, plan[2]]);
    const skipped = editOccurrence(plan, 1, null, isOffered);
    expect(skipped).toEqual([plan[0], { ...plan[1], state: "SKIPPED", plannedAt: null }, plan[2]]);
    expect(Array.isArray(skipped) && editOccurrence(skipped, 1, DAY + 600, isOffered)).toEqual(plan);
  });

  test.each([
    ["one that does not exist", 7, 600, "NO_SUCH_OCCURRENCE"],
    ["to a start that is not offered", 1, DAY + 601, "NOT_OFFERED"],
    ["to a start that another one has", 1, 600, "TAKEN_BY_SERIES"],
  ])("%s", (_, index, plannedAt, fault) => {
    expect(editOccurrence(plan, index, plannedAt, isOffered)).toBe(fault);
  });

  test("to the start it has changes nothing", () => {
    expect(editOccurrence(plan, 1, DAY + 600, isOffered)).toEqual(plan);
  });
});

test("a plan is booked only where something is offered, once each", () => {
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
