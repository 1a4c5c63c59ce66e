import { expect, test } from "vitest";
import { keepGlobalParams } from "../layout/keptParams.ts";
import { bookingHref, cancelHref, movedHref, moveHref } from "../layout/bookingAddress.ts";
import { getBookingZones } from "../order/bookingZones.ts";
import { getCancelChoices, getReasonRule } from "./cancel/cancelScopes.ts";
import { findActors, getEventKind } from "./view/historyEvents.ts";
import { getMonthToShow, getMoveVariables } from "./reschedule/moveVariables.ts";

const line = (id: string, day: number, status = "CONFIRMED", cancelReason = "NO") => ({
  id,
  status,
  startsAt: `2026-12-0${day}T15:00:00.000Z`,
  service: { cancelReason },
});
const scopes = (isSeries: boolean, lines: readonly ReturnType<typeof line>[], id: string) =>
  getCancelChoices({ isSeries, bookings: lines }, id).map((choice) => [choice.scope, choice.bookings.length]);

test("getCancelChoices offers a choice only among several live bookings", () => {
  const three = [line("a", 1), line("b", 2), line("c", 3)];
  expect(scopes(false, [line("a", 1)], "a")).toEqual([["ONE", 1]]);
  expect(scopes(false, [line("a", 1), line("b", 1, "CANCELLED")], "a")).toEqual([["ONE", 1]]);
  expect(scopes(false, three, "b")).toEqual([
    ["ONE", 1],
    ["ORDER", 3],
  ]);
  expect(scopes(true, three, "b")).toEqual([
    ["ONE", 1],
    ["REST", 2],
    ["ORDER", 3],
  ]);
  for (const id of ["a", "c"]) {
    expect(scopes(true, three, id)).toEqual([
      ["ONE", 1],
      ["ORDER", 3],
    ]);
  }
  expect(getCancelChoices(null, "a")).toEqual([{ scope: "ONE", bookings: [] }]);
});

test("getCancelChoices orders a moved booking of a series by its time", () => {
  const moved = [line("a", 9), line("b", 2), line("c", 3)];
  expect(scopes(true, moved, "c")[1]).toEqual(["REST", 2]);
});

test("getReasonRule returns the strictest rule of the services", () => {
  const bookings = [line("a", 1, "CONFIRMED", "NO"), line("b", 1, "CONFIRMED", "REQUIRED")];
  const [one, all] = getCancelChoices({ isSeries: false, bookings }, "a");
  expect([getReasonRule(one!), getReasonRule(all!)]).toEqual(["NO", "REQUIRED"]);
});

test("getEventKind compares an event with the one before", () => {
  const was = { status: "REQUESTED", startsAt: "1" };
  expect(getEventKind(was, null)).toBe("REQUESTED");
  expect(getEventKind({ status: "CONFIRMED", startsAt: "1" }, was)).toBe("APPROVED");
  expect(getEventKind({ status: "REQUESTED", startsAt: "2" }, was)).toBe("MOVED");
  expect(getEventKind(was, was)).toBe("CHANGED");
  expect(getEventKind({ status: "NO_SHOW", startsAt: "1" }, was)).toBe("NO_SHOW");
});

test("bookingZones puts the venue's zone first for in-person bookings only", () => {
  const booking = {
    startsAt: "2026-11-24T19:30:00.000Z",
    timeZone: "Asia/Kathmandu",
    venueZone: "America/New_York",
  };
  expect(getBookingZones({ ...booking, locationKind: "AT_VISITOR" })).toEqual({
    primary: "America/New_York",
    secondary: "Asia/Kathmandu",
  });
  expect(getBookingZones({ ...booking, locationKind: "PHONE" })).toEqual({
    primary: "Asia/Kathmandu",
    secondary: "America/New_York",
  });
  expect(
    getBookingZones({ ...booking, timeZone: "America/New_York", locationKind: "AT_PROVIDER" }).secondary,
  ).toBe(null);
});

test("booking addresses keep global parameters and drop the step", () => {
  const search = "?locale=de&reschedule=&staff=staff_a&date=2026-12-01&at=x&provider=northside&id=k&booked=";
  expect(keepGlobalParams(search)).toBe("?locale=de");
  expect(bookingHref("a b", search)).toBe("/widget/booking/a%20b?locale=de");
  expect(movedHref("k", search)).toBe("/widget/booking/k?locale=de&rescheduled=");
  expect(moveHref("k", search, { staff: null, provider: "downtown", month: "2026-12" })).toBe(
    "/widget/booking/k?locale=de&reschedule=&provider=downtown&month=2026-12",
  );
  expect(cancelHref("k", search, "/widget/booking/cancel-booking")).toBe(
    "/widget/booking/cancel-booking?locale=de&id=k",
  );
});

test("getMonthToShow returns the appointment's month when none is given", () => {
  const of = (search: string, isAllowed = true) =>
    getMonthToShow(new URL(`http://daybook.test/widget/booking/k${search}`), {
      startsAt: "2026-12-01T03:00:00.000Z",
      business: { timeZone: "America/New_York" },
      reschedule: { isAllowed },
    });
  expect(of("?reschedule")).toBe("2026-11");
  expect(of("?reschedule&timezone=Europe/Berlin")).toBe("2026-12");
  expect(of("?reschedule&month=2027-01")).toBeNull();
  expect(of("?reschedule&date=2027-01-05")).toBeNull();
  expect(of("?reschedule", false)).toBeNull();
  expect(of("")).toBeNull();
});

test("moveVariables requests slots only while rescheduling", () => {
  const of = (search: string, keys = ["k"]) =>
    getMoveVariables(new URL(`http://daybook.test/widget/booking/k${search}`), keys);
  expect(of("?reschedule", ["k", "l"]).isMoving).toBe(false);
  expect(of("?date=2026-12-01&staff=staff_a")).toMatchObject({ isMoving: false, date: null, staff: null });
  expect(of("?reschedule&date=2026-12-01&staff=staff_a&provider=northside&timezone=Europe/Berlin")).toEqual({
    isMoving: true,
    from: "2026-12-01",
    to: "2026-12-31",
    date: "2026-12-01",
    timeZone: "Europe/Berlin",
    staff: "staff_a",
    provider: "northside",
    slots: 288,
  });
});

test("findActors returns an actor for every event", () => {
  const event = (actor: string, status = "CONFIRMED", startsAt = "1") => ({ actor, status, startsAt });
  const ada = { name: "Ada", hasLeft: true };
  const bo = { name: "Bo", hasLeft: true };
  const eve = { name: "Eve", hasLeft: false };
  const getActors = (
    events: readonly ReturnType<typeof event>[],
    guests: readonly (typeof ada)[],
    member = 0,
  ) => findActors(events, { member, guests }).map((doer) => (doer.kind === "GUEST" ? doer.name : doer.kind));
  const booked = event("VISITOR");
  const changed = event("VISITOR");
  expect(getActors([booked, event("OWNER"), event("STAFF"), event("SYSTEM", "COMPLETED")], [])).toEqual([
    "BOOKER",
    "BUSINESS",
    "BUSINESS",
    "NOBODY",
  ]);
  expect(getActors([booked, changed], [eve])).toEqual(["BOOKER", "BOOKER"]);
  expect(getActors([booked, changed], [ada, eve])).toEqual(["BOOKER", "Ada"]);
  expect(getActors([booked, changed, changed], [ada, bo])).toEqual([
    "BOOKER",
    "BOOKER_OR_GUEST",
    "BOOKER_OR_GUEST",
  ]);
  expect(getActors([booked, changed, changed], [ada])).toEqual([
    "BOOKER",
    "BOOKER_OR_GUEST",
    "BOOKER_OR_GUEST",
  ]);
  expect(getActors([booked, event("VISITOR", "CANCELLED")], [ada], 1)).toEqual(["BOOKER", "Ada"]);
  expect(getActors([booked, event("VISITOR", "CANCELLED")], [ada])).toEqual(["BOOKER", "BOOKER"]);
});
