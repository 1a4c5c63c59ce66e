import { expect, test } from "vitest";
import { calendarOutcome } from "./calendarOutcome.ts";

const at = (search: string) =>
  new URL(`http://daybook.test/widget/appointment/northside/yoga-class${search}`);

const staff = [{ id: "staff_1", slug: "amara" }];

test.each([
  ["SEAT", "?guests=2", "/widget/appointment/northside/yoga-class?guests=2&seats=3"],
  ["SEAT", "?guests=2&seats=3", undefined],
  ["SEAT", "?guests=0", undefined],
  ["SEAT", "", undefined],
  ["ATTEND", "?guests=2", undefined],
  ["ATTEND", "?staff=amara", undefined],
  ["ATTEND", "?staff=staff_1", undefined],
  ["ATTEND", "?staff=nobody&lock=staff", "/widget/appointment/northside/yoga-class?lock=staff"],
])("%s with %s leads to %s", (guestMode, search, redirect) => {
  const outcome = calendarOutcome({ guestMode, staff }, at(search));
  expect(outcome.redirect).toBe(redirect);
  expect(outcome.status).toBe(redirect === undefined ? 200 : 302);
});

test("an unpublished service is not found, and its page shows whom to call", () => {
  expect(calendarOutcome({ guestMode: "SEAT", isPublished: false, staff }, at("?guests=2"))).toEqual({
    status: 404,
  });
});

test("no service, no calendar", () => {
  expect(calendarOutcome(null, at(""))).toEqual({ status: 404, message: "Cannot find calendar." });
});
