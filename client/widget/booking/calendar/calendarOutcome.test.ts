import { expect, test } from "vitest";
import { getCalendarHelp } from "./calendarHelp.ts";
import { getCalendarOutcome } from "./calendarOutcome.ts";

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
])("getCalendarOutcome returns for %s with %s: %s", (guestMode, search, redirect) => {
  const outcome = getCalendarOutcome({ guestMode, staff }, at(search));
  expect(outcome.redirect).toBe(redirect);
  expect(outcome.status).toBe(redirect === undefined ? 200 : 302);
});

test("getCalendarOutcome returns 404 with a phone number for an unpublished service", () => {
  const service = { guestMode: "SEAT", isPublished: false, staff };
  const business = { name: "Studio", phone: "+1 212 555 0142", accentColor: "#1f6f5c" };
  expect(getCalendarOutcome(service, at("?guests=2"), () => getCalendarHelp(business))).toEqual({
    status: 404,
    message: "Unable to find calendar",
    help: {
      businessName: "Studio",
      accentColor: "#1f6f5c",
      phone: "+1 212 555 0142",
      phoneHref: "tel:+12125550142",
      calendarHref: null,
    },
  });
  expect(getCalendarHelp(business, "+1 212 555 0199")?.phone).toBe("+1 212 555 0199");
});

test("getCalendarOutcome returns 404 without a service", () => {
  expect(getCalendarOutcome(null, at(""))).toEqual({ status: 404, message: "Cannot find calendar." });
});
