import { describe, expect, it } from "vitest";
import {
  toLocalDate,
  formatDate,
  formatDateHeading,
  formatDay,
  formatDayName,
  formatDuration,
  formatLongDuration,
  formatMonthOfDay,
  formatTime,
  formatTimeRange,
} from "./format.ts";

const newYork = "America/New_York";

describe("formatTime", () => {
  it.each([
    ["en", "2026-11-20T19:30:00Z", "2:30 PM"],
    ["en", "2026-11-20T05:00:00Z", "12:00 AM"],
    ["en", "2026-11-20T17:00:00Z", "12:00 PM"],
    ["da", "2026-11-20T19:30:00Z", "2.30 PM"],
    ["de", "2026-11-20T19:30:00Z", "2:30 PM"],
    ["es", "2026-11-20T19:30:00Z", "2:30 p. m."],
    ["fr", "2026-11-20T19:30:00Z", "2:30 PM"],
    ["hu", "2026-11-20T19:30:00Z", "du. 2:30"],
    ["it", "2026-11-20T19:30:00Z", "2:30 PM"],
    ["nl", "2026-11-20T19:30:00Z", "2:30 p.m."],
    ["pl", "2026-11-20T19:30:00Z", "2:30 PM"],
    ["pt-BR", "2026-11-20T19:30:00Z", "2:30 PM"],
    ["pt-PT", "2026-11-20T19:30:00Z", "2:30 p.m."],
  ])("formats in %s at %s as %s", (locale, instant, text) => {
    expect(formatTime(instant, { locale, timeZone: newYork })).toBe(text);
  });

  it("uses 24 hours when the business chooses so", () => {
    const style = { locale: "en", timeZone: newYork, hourCycle: "h23" } as const;
    expect(formatTime("2026-11-20T05:05:00Z", style)).toBe("00:05");
    expect(formatTime("2026-11-20T19:30:00Z", style)).toBe("14:30");
  });

  it("uses the convention of the locale when the business chooses so", () => {
    const at = "2026-11-20T19:30:00Z";
    expect(formatTime(at, { locale: "de", timeZone: newYork, hourCycle: "locale" })).toBe("14:30");
    expect(formatTime(at, { locale: "en", timeZone: newYork, hourCycle: "locale" })).toBe("2:30 PM");
  });

  it("adds the offset in a repeated hour", () => {
    const style = { locale: "en", timeZone: newYork };
    expect(formatTime("2026-11-01T04:30:00Z", style)).toBe("12:30 AM");
    expect(formatTime("2026-11-01T05:30:00Z", style)).toBe("1:30 AM (UTC-4)");
    expect(formatTime("2026-11-01T06:30:00Z", style)).toBe("1:30 AM (UTC-5)");
    expect(formatTime("2026-11-01T07:00:00Z", style)).toBe("2:00 AM");
  });

  it("formats both ends of a range", () => {
    const style = { locale: "en", timeZone: newYork };
    expect(formatTimeRange("2026-11-20T19:30:00Z", "2026-11-20T20:00:00Z", style)).toBe("2:30 PM – 3:00 PM");
  });
});

describe("formatDate", () => {
  it.each([
    ["full", "en", "Friday, November 20, 2026"],
    ["long", "en", "November 20, 2026"],
    ["short", "en", "Fri, Nov 20"],
    ["month", "en", "November 2026"],
    ["weekday", "en", "Friday"],
    ["dayAndMonth", "en", "November 20"],
    ["full", "de", "Freitag, 20. November 2026"],
    ["full", "hu", "2026. november 20., péntek"],
    ["full", "pt-BR", "sexta-feira, 20 de novembro de 2026"],
    ["full", "fr", "vendredi 20 novembre 2026"],
    ["short", "pl", "pt., 20 lis"],
  ] as const)("formats %s in %s", (length, locale, text) => {
    expect(formatDate("2026-11-20", length, locale)).toBe(text);
  });

  it.each([
    ["2026-11-20T04:59:00Z", newYork, "2026-11-19"],
    ["2026-11-20T05:00:00Z", newYork, "2026-11-20"],
    ["2026-11-20T12:00:00Z", "Pacific/Kiritimati", "2026-11-21"],
    ["2011-12-30T09:59:00Z", "Pacific/Apia", "2011-12-29"],
    ["2011-12-30T10:00:00Z", "Pacific/Apia", "2011-12-31"],
  ])("formats %s in %s as %s", (instant, timeZone, date) => {
    expect(toLocalDate(instant, timeZone)).toBe(date);
  });
});

describe("first of a month", () => {
  it.each([
    ["full", "mardi 1er décembre 2026"],
    ["long", "1er décembre 2026"],
    ["short", "mar. 1er déc."],
    ["dayAndMonth", "1er décembre"],
    ["month", "décembre 2026"],
    ["weekday", "mardi"],
  ] as const)("is formatted %s in French as %s", (length, text) => {
    expect(formatDate("2026-12-01", length, "fr")).toBe(text);
  });

  it("is an ordinal in French only", () => {
    expect(formatDate("2026-12-11", "long", "fr")).toBe("11 décembre 2026");
    expect(formatDate("2026-12-01", "long", "es")).toBe("1 de diciembre de 2026");
    expect(["fr", "en", "de"].map((locale) => formatDay("2026-12-01", locale))).toEqual(["1er", "1", "1"]);
    expect(formatDay("2026-12-21", "fr")).toBe("21");
  });

  it("keeps its plain number in the name of a grid cell", () => {
    expect(formatDayName("2026-12-01", "fr")).toBe("mardi 1 décembre 2026");
    expect(formatDayName("2026-12-01", "en")).toBe("Tuesday, December 1, 2026");
  });
});

describe("formatDateHeading", () => {
  it.each([
    ["month", "pl", "Listopad 2026"],
    ["month", "fr", "Novembre 2026"],
    ["month", "da", "November 2026"],
    ["month", "pt-PT", "Novembro de 2026"],
    ["short", "es", "Lun, 23 nov"],
    ["short", "it", "Lun 23 nov"],
    ["short", "nl", "Ma 23 nov"],
    ["full", "hu", "2026. november 23., hétfő"],
    ["weekday", "hu", "Hétfő"],
    ["full", "de", "Montag, 23. November 2026"],
  ] as const)("formats %s in %s with a capital: %s", (length, locale, text) => {
    expect(formatDateHeading("2026-11-23", length, locale)).toBe(text);
  });
});

describe("formatLongDuration", () => {
  it.each([
    [0, "en", "0 minutes"],
    [30, "en", "30 minutes"],
    [60, "en", "1 hour"],
    [90, "en", "1 hour and 30 minutes"],
    [1440, "en", "24 hours"],
    [2820, "en", "47 hours"],
    [2880, "en", "2 days"],
    [3000, "en", "2 days and 2 hours"],
    [10_080, "en", "7 days"],
    [1440, "da", "24 timer"],
    [1440, "de", "24 Stunden"],
    [2880, "es", "2 días"],
    [1440, "fr", "24 heures"],
    [1440, "hu", "24 óra"],
    [4320, "it", "3 giorni"],
    [1440, "nl", "24 uur"],
    [1440, "pl", "24 godziny"],
    [7200, "pl", "5 dni"],
    [2880, "pt-BR", "2 dias"],
    [2880, "pt-PT", "2 dias"],
  ])("formats %i minutes in %s as %s", (minutes, locale, text) => {
    expect(formatLongDuration(minutes, locale)).toBe(text);
  });
});

describe("formatDuration", () => {
  it.each([
    [0, "en", "0 min"],
    [45, "en", "45 min"],
    [60, "en", "1 hr"],
    [90, "en", "1 hr 30 min"],
    [90, "de", "1 Std. 30 Min."],
    [120, "pl", "2 godz."],
    [75, "hu", "1 óra 15 perc"],
  ])("formats %i minutes in %s as %s", (minutes, locale, text) => {
    expect(formatDuration(minutes, locale)).toBe(text);
  });
});

it.each([
  ["en", "December 2026"],
  ["pl", "grudnia 2026"],
  ["hu", "2026. december"],
  ["es", "diciembre de 2026"],
  ["pt-BR", "dezembro de 2026"],
])("formatMonthOfDay formats in %s as %s", (locale, text) => {
  expect(formatMonthOfDay("2026-12-18", locale)).toBe(text);
});

it("all formatters use plain spaces only", () => {
  for (const locale of ["da", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "pt-BR", "pt-PT"]) {
    const texts = [
      formatTime("2026-11-20T19:30:00Z", { locale, timeZone: newYork }),
      formatDate("2026-11-20", "full", locale),
      formatDuration(90, locale),
      formatLongDuration(3000, locale),
    ];
    expect(texts.join(""), locale).not.toMatch(/[^\S ]/);
  }
});
