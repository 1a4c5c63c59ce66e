import { expect, it } from "vitest";
import { type LocalTimeFormat, formatLocalTime } from "./formatLocalTime.ts";

const newYork: LocalTimeFormat = { timeZone: "America/New_York", locale: "en", hourCycle: "H12" };

it.each<[Partial<LocalTimeFormat>, string, string]>([
  [{}, "2026-11-23T14:00:00Z", "Monday, November 23, 2026, 9:00 AM – 9:30 AM, New York (UTC-5)"],
  [
    { hourCycle: "H24" },
    "2026-11-24T02:00:00Z",
    "Monday, November 23, 2026, 21:00 – 21:30, New York (UTC-5)",
  ],
  [
    { hourCycle: "LOCALE", locale: "de" },
    "2026-11-23T14:00:00Z",
    "Montag, 23. November 2026, 9:00 – 9:30, New York (UTC-5)",
  ],
  [
    { locale: "pt-br", timeZone: "Asia/Calcutta" },
    "2026-11-23T14:00:00Z",
    "segunda-feira, 23 de novembro de 2026, 7:30 PM – 8:00 PM, Calcutá (UTC+5:30)",
  ],
  [
    { locale: "pt", timeZone: "Europe/Lisbon", hourCycle: "LOCALE" },
    "2026-11-23T14:00:00Z",
    "segunda-feira, 23 de novembro de 2026, 14:00 – 14:30, Lisboa (UTC)",
  ],
  [
    { locale: "hu", timeZone: "Europe/Vienna", hourCycle: "H24" },
    "2026-11-23T14:00:00Z",
    "2026. november 23., hétfő, 15:00 – 15:30, Bécs (UTC+1)",
  ],
  [{ timeZone: "UTC" }, "2026-11-23T14:00:00Z", "Monday, November 23, 2026, 2:00 PM – 2:30 PM, UTC"],
  [
    {},
    "2026-11-01T06:00:00Z",
    "Sunday, November 1, 2026, 1:00 AM (UTC-5) – 1:30 AM (UTC-5), New York (UTC-5)",
  ],
  [
    { locale: "tlh" },
    "2026-11-23T14:00:00Z",
    "Monday, November 23, 2026, 9:00 AM – 9:30 AM, New York (UTC-5)",
  ],
  [
    { locale: "en-abcde-abcde" },
    "2026-11-23T14:00:00Z",
    "Monday, November 23, 2026, 9:00 AM – 9:30 AM, New York (UTC-5)",
  ],
])("%o at %s", (style, instant, text) => {
  const startsAt = Date.parse(instant);
  expect(formatLocalTime(startsAt, startsAt + 30 * 60_000, { ...newYork, ...style })).toBe(text);
});

it("rejects an unknown time zone", () => {
  expect(() => formatLocalTime(0, 1, { ...newYork, timeZone: "Mars/Olympus" })).toThrow(RangeError);
});
