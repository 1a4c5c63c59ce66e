import { getDayOfWeek, parseDate } from "@internationalized/date";
import { expect, test } from "vitest";
import { languageTag, locales } from "../../i18n/locales.ts";
import { getFirstWeekday, getWeekdayNames } from "./weekdays.ts";

test("getFirstWeekday depends on the locale", () => {
  expect(["en", "de", "hu", "pt-BR", "pl"].map(getFirstWeekday)).toEqual([7, 1, 1, 7, 1]);
});

test("getFirstWeekday matches CLDR for every interface language", () => {
  const monday = parseDate("2026-11-23");
  for (const tag of locales.map(languageTag))
    expect(getFirstWeekday(tag), tag).toBe(((7 - getDayOfWeek(monday, tag)) % 7) + 1);
});

test("getWeekdayNames start with the given day", () => {
  expect(getWeekdayNames("en", 7).map((day) => day.long)[0]).toBe("Sunday");
  expect(getWeekdayNames("de", 1).map((day) => day.long)).toEqual([
    "Montag",
    "Dienstag",
    "Mittwoch",
    "Donnerstag",
    "Freitag",
    "Samstag",
    "Sonntag",
  ]);
});

test("getWeekdayNames have at most six characters in their short form", () => {
  for (const tag of ["en-US", "da", "de", "es", "fr", "hu", "it", "nl", "pl", "pt-PT", "pt-BR"])
    expect(
      getWeekdayNames(tag, 1).filter(({ short }) => short.length > 6),
      tag,
    ).toEqual([]);
  expect(getWeekdayNames("pt-PT", 1)[0]).toEqual({ short: "seg.", long: "segunda-feira" });
});
