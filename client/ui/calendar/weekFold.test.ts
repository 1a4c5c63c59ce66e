import { expect, test } from "vitest";
import { getWeeks } from "./monthDates.ts";
import { type FoldInput, foldWeeks } from "./weekFold.ts";

const fold = (input: Partial<FoldInput>) =>
  foldWeeks({
    weeks: getWeeks("2026-11", 7),
    from: "2026-11-01",
    notBefore: "2026-11-01",
    chosen: null,
    focused: null,
    showsEarlier: false,
    showsLater: false,
    ...input,
  });

test.each([
  ["two weeks from the first of the month on", {}, 0, 1],
  ["no week of the past", { from: "2026-11-18", notBefore: "2026-11-16" }, 2, 3],
  ["from the first free week on if it is later", { from: "2026-11-18", notBefore: "2026-11-02" }, 2, 3],
  ["one week where the month ends", { from: "2026-11-30", notBefore: "2026-11-30" }, 4, 4],
  ["up to the chosen day", { chosen: "2026-11-26" }, 0, 3],
  ["the chosen day's week alone if it is the first", { chosen: "2026-11-03" }, 0, 0],
  ["a chosen day before the first free one", { from: "2026-11-18", chosen: "2026-11-10" }, 1, 1],
  ["no chosen day of the past", { from: "2026-11-18", notBefore: "2026-11-18", chosen: "2026-11-02" }, 2, 3],
  ["the week that the arrow keys have reached", { focused: "2026-11-29" }, 0, 4],
  [
    "the whole rest of the month on request",
    { notBefore: "2026-11-09", from: "2026-11-18", showsEarlier: true, showsLater: true },
    1,
    4,
  ],
  [
    "what was above a day when it is pressed",
    { notBefore: "2026-11-09", from: "2026-11-18", showsEarlier: true, chosen: "2026-11-18" },
    1,
    2,
  ],
  ["a chosen day of another month is none", { chosen: "2026-12-02" }, 0, 1],
] as const)("shows %s", (_, input, first, last) => {
  expect(fold(input)).toMatchObject({ first, last });
});

test("expands only where there are more weeks", () => {
  expect(fold({}).canExpand).toBe(true);
  expect(fold({ from: "2026-11-30", notBefore: "2026-11-30" }).canExpand).toBe(false);
  expect(fold({ from: "2026-11-30", notBefore: "2026-11-24" }).canExpand).toBe(true);
  expect(fold({ from: "2026-11-30", notBefore: null }).canExpand).toBe(false);
  expect(fold({ showsEarlier: true, showsLater: true }).canExpand).toBe(false);
});
