import { expect, test } from "vitest";
import {
  getStartChoices,
  countStates,
  applyEdits,
  type PlannedOccurrence,
  getStarts,
  removeEdit,
} from "./seriesPlan.ts";

const at = (day: number, hour = 14) => `2026-12-${String(day).padStart(2, "0")}T${hour}:00:00.000Z`;

const createOccurrence = (index: number, changes: Partial<PlannedOccurrence> = {}): PlannedOccurrence => ({
  index,
  date: at(1 + 7 * index).slice(0, 10),
  wantedAt: at(1 + 7 * index),
  startsAt: at(1 + 7 * index),
  state: "FREE",
  refusal: null,
  starts: [],
  ...changes,
});

const plan = [
  createOccurrence(0),
  createOccurrence(1, { startsAt: at(8, 16), state: "MOVED", refusal: "STAFF_BUSY" }),
  createOccurrence(2, { startsAt: null, state: "SKIPPED", refusal: "OUTSIDE_HOURS" }),
];

test("applyEdits returns the plan unchanged without edits", () => {
  const occurrences = applyEdits(plan, {});
  expect(occurrences.map(({ state, isEdited }) => [state, isEdited])).toEqual([
    ["FREE", false],
    ["MOVED", false],
    ["SKIPPED", false],
  ]);
  expect(countStates(occurrences)).toEqual({ free: 1, moved: 1, skipped: 1 });
  expect(getStarts(occurrences)).toEqual([at(1), at(8, 16)]);
});

test("applyEdits skips, moves and restores an occurrence", () => {
  const edits = { [at(1)]: null, [at(8)]: at(8, 10), [at(15)]: at(15, 9) };
  const occurrences = applyEdits(plan, edits);
  expect(occurrences.map(({ state, startsAt }) => [state, startsAt])).toEqual([
    ["SKIPPED", null],
    ["MOVED", at(8, 10)],
    ["MOVED", at(15, 9)],
  ]);
  expect(applyEdits(plan, removeEdit(edits, plan[0]!))[0]).toMatchObject({ state: "FREE", isEdited: false });
  expect(applyEdits(plan, { [at(8)]: at(8, 16) })[1]!.isEdited).toBe(false);
});

test("getStarts returns starts in ascending order", () => {
  const late = applyEdits(
    [createOccurrence(0, { startsAt: at(20), state: "MOVED" }), createOccurrence(1)],
    {},
  );
  expect(getStarts(late)).toEqual([at(8), at(20)]);
});

test("getStartChoices excludes the times of other occurrences", () => {
  const twice = applyEdits(
    [createOccurrence(0), createOccurrence(1, { startsAt: at(1, 16), state: "MOVED" })],
    {},
  );
  expect(getStartChoices(twice[0]!, [at(1), at(1, 15), at(1, 16)], twice)).toEqual([at(1), at(1, 15)]);
});
