import { expect, test } from "vitest";
import { keepGlobalParams, keepParamsForBooking, keepParamsForCalendar } from "./keptParams.ts";

test("keeps language, zone and theme, and drops the choices of a screen", () => {
  expect(keepGlobalParams("?date=2026-11-24&locale=hu&step=details&theme=dark")).toBe(
    "?locale=hu&theme=dark",
  );
  expect(keepGlobalParams("?at=x&booked=")).toBe("");
});

test("keeps prefilled details and unknown parameters", () => {
  const search = "?email=m%40example.org&utm_source=news&utm_source=mail&room=12";
  expect(keepGlobalParams(`${search}&staff=amara&also=intro-call&repeat=weekly.1.6&guests=2`)).toBe(search);
});

test("keeps a locked choice", () => {
  expect(keepGlobalParams("?staff=amara&date=2026-11-24&month=2026-11&lock=staff,%20date")).toBe(
    "?staff=amara&date=2026-11-24&lock=staff%2C+date",
  );
});

test("keeps the date, staff member and party of a link into a calendar", () => {
  expect(keepParamsForCalendar("?staff=amara&date=2026-11-24&guests=2&at=x&step=details&slug=welcome")).toBe(
    "?staff=amara&date=2026-11-24&guests=2",
  );
});

test("removes personal details from a booking's address", () => {
  expect(
    keepParamsForBooking(
      "?locale=de&email=a%40b.co&first_name=A&guests=c%40d.co&lock=email,guests&utm_source=news&at=x",
    ),
  ).toBe("?locale=de&utm_source=news");
});
