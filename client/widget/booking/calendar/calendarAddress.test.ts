import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarHref, monthRange, readCalendarAddress } from "./calendarAddress.ts";

const at = (search: string) =>
  new URL(`https://northside.example/widget/appointment/northside/massage${search}`);

test("readCalendarAddress reads back every choice", () => {
  const chosen = {
    month: "2026-11",
    date: "2026-11-24",
    at: "2026-11-24T19:30:00.000Z",
    staff: "staff_01jd3kq8v5e2r",
    seats: 3,
    also: "intro-call.amara,body-scan",
    guests: 2,
    party: "body-scan.bruno,body-scan",
    timeZone: "Asia/Kathmandu",
    repeat: "weekly.2.6.mo-we",
    isDetails: true,
  };
  expect(readCalendarAddress(new URL(calendarHref(at(""), chosen), at("")))).toEqual(chosen);
});

test("readCalendarAddress derives the month of a date and ignores invalid values", () => {
  expect(readCalendarAddress(at("?date=2026-12-03&month=2026-11")).month).toBe("2026-12");
  const nonsense =
    "?date=2026-02-30&month=2026-13&at=tomorrow&staff=../x&timezone=Mars/Base&step=pay&seats=0&also=../x&guests=many&party=<b>&repeat=hourly.1.6";
  expect(readCalendarAddress(at(nonsense))).toEqual({
    month: null,
    date: null,
    at: null,
    staff: null,
    seats: null,
    also: null,
    guests: null,
    party: null,
    timeZone: null,
    repeat: null,
    isDetails: false,
  });
});

test.each(["2026-02-45", "2026-00-10", "0001-01-01", "1800-01-01", "2500-01-01", "9999-12-31"])(
  "readCalendarAddress rejects the date %s",
  (date) => {
    expect(readCalendarAddress(at(`?date=${date}`))).toMatchObject({ date: null, month: null });
    expect(readCalendarAddress(at(`?month=${date.slice(0, 7)}`)).month).toSatisfy(
      (month) => month === null || month === "2026-02",
    );
  },
);

test("readCalendarAddress never throws", () => {
  const like = fc.stringMatching(/^[0-9]{4}-[0-9]{2}(-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?)?$/);
  fc.assert(
    fc.property(fc.string(), fc.oneof(fc.string(), like), (name, value) => {
      for (const key of ["date", "month", "at", "staff", "timezone", "step", name]) {
        const url = at("");
        url.searchParams.set(key, value);
        expect(() => readCalendarAddress(url)).not.toThrow();
      }
    }),
  );
});

test("calendarHref changes one parameter, and null removes it", () => {
  expect(calendarHref(at("?locale=hu&date=2026-11-24&step=details"), { date: null, isDetails: false })).toBe(
    "/widget/appointment/northside/massage?locale=hu",
  );
});

test("monthRange ends with the last day of the month", () => {
  expect(monthRange("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(monthRange("2026-12")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});
