import { expect, test } from "vitest";
import { formatShortWeekday } from "./formatShortWeekday.ts";

const DAYS = ["23", "24", "25", "26", "27", "28", "29"];
const format = (locale: string) => DAYS.map((day) => formatShortWeekday(`2026-11-${day}`, locale)).join(" ");

test.each([
  ["en", "Mon Tue Wed Thu Fri Sat Sun"],
  ["de", "Mo Di Mi Do Fr Sa So"],
  ["hu", "H K Sze Cs P Szo V"],
  ["pl", "pon wt śr czw pt sob niedz"],
  ["pt-PT", "seg ter qua qui sex sáb dom"],
])("formatShortWeekday gives each day of %s its own name", (locale, names) => {
  expect(format(locale)).toBe(names);
});
