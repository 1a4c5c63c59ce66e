import { expect, test } from "vitest";
import { firstWeekday, weekdayNames } from "./weekdays.ts";

test("the week begins as the language's home does", () => {
  expect(["en", "de", "hu", "pt-BR", "pl"].map(firstWeekday)).toEqual([7, 1, 1, 7, 1]);
});

test("the names begin with that day", () => {
  expect(weekdayNames("en", 7).map((day) => day.long)[0]).toBe("Sunday");
  expect(weekdayNames("de", 1).map((day) => day.long)).toEqual([
    "Montag",
    "Dienstag",
    "Mittwoch",
    "Donnerstag",
    "Freitag",
    "Samstag",
    "Sonntag",
  ]);
});

test("the names that head columns have at most six characters", () => {
  for (const tag of ["en-US", "da", "de", "es", "fr", "hu", "it", "nl", "pl", "pt-PT", "pt-BR"])
    expect(
      weekdayNames(tag, 1).filter(({ short }) => short.length > 6),
      tag,
    ).toEqual([]);
  expect(weekdayNames("pt-PT", 1)[0]).toEqual({ short: "seg.", long: "segunda-feira" });
});
