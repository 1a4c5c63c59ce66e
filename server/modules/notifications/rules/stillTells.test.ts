import { expect, it } from "vitest";
import type { BookingStatus } from "../../../shared/bookings/status.ts";
import { kindNow, stillTells } from "./stillTells.ts";
import type { NoticeKind } from "./types.ts";

const kinds: readonly NoticeKind[] = [
  "CONFIRMED",
  "REQUESTED",
  "APPROVED",
  "DECLINED",
  "RESCHEDULED",
  "CANCELLED",
  "REMINDER",
  "FOLLOW_UP",
];
const [BEFORE, DURING, AFTER] = [0, 15, 40];
const visit = { startsAt: 10, endsAt: 40 };
const said = (status: BookingStatus, now: number, isTheirs = true) =>
  kinds.filter((kind) => stillTells(kind, { ...visit, status, isTheirs }, now));

it.each<[BookingStatus, number, NoticeKind[]]>([
  ["SCHEDULED", BEFORE, ["CONFIRMED", "REQUESTED", "APPROVED", "RESCHEDULED", "REMINDER"]],
  ["SCHEDULED", DURING, ["CONFIRMED", "REQUESTED", "APPROVED", "RESCHEDULED"]],
  ["SCHEDULED", AFTER, ["FOLLOW_UP"]],
  ["COMPLETED", AFTER, ["FOLLOW_UP"]],
  ["NO_SHOW", AFTER, []],
  ["REQUESTED", BEFORE, ["REQUESTED", "RESCHEDULED"]],
  ["DECLINED", BEFORE, ["DECLINED"]],
  ["EXPIRED", AFTER, ["DECLINED"]],
  ["CANCELLED", BEFORE, ["CANCELLED"]],
  ["AWAITING_PAYMENT", BEFORE, ["APPROVED"]],
])("for %s at %i the answer is %s", (status, now, expected) => {
  expect(said(status, now)).toEqual(expected);
});

it("sends former participants only the cancellation", () => {
  expect(said("SCHEDULED", BEFORE, false)).toEqual(["CANCELLED"]);
});

it("turns a request that is booked by now into a confirmation", () => {
  expect(kindNow("REQUESTED", ["SCHEDULED", "REQUESTED"])).toBe("REQUESTED");
  expect(kindNow("REQUESTED", ["SCHEDULED"])).toBe("CONFIRMED");
  expect(kindNow("CANCELLED", ["CANCELLED"])).toBe("CANCELLED");
});
