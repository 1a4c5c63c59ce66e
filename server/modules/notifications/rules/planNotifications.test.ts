import { describe, expect, it } from "vitest";
import { MONDAY_10, exampleLine, exampleOrder } from "./exampleOrder.ts";
import { planNotifications } from "./planNotifications.ts";
import type { NotificationLine, NotificationOrder } from "./types.ts";
import type { Occasion } from "../../../shared/bookings/occasion.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const HOUR = 3_600_000;
const guest = { member: 1, email: "grace@example.com" };
const bruno = { id: "bruno", email: "bruno@studio.example" };

function planNow(occasion: Occasion, order: NotificationOrder): string[] {
  return planNotifications(occasion, order, NOW)
    .filter((one) => one.dueAt === NOW)
    .map((one) => `${one.recipient} ${one.kind} ${one.bookingIds.join("+")}`);
}

function planLaterHours(order: NotificationOrder, now = NOW): string[] {
  return planNotifications("BOOKED", order, now)
    .filter((one) => one.dueAt > now)
    .map(
      (one) => `${one.recipient} ${one.kind} ${one.bookingIds.join("+")} ${(one.dueAt - MONDAY_10) / HOUR}`,
    );
}

describe("a booker without e-mail", () => {
  it("receives nothing, while guests and staff are notified", () => {
    const line = exampleLine("a", { guests: [guest], reminderMinutes: [60], followUpMinutes: 60 });
    const order = { ...exampleOrder(line), bookerEmail: null };
    expect(planNow("BOOKED", order)).toEqual(["GUEST CONFIRMED a", "STAFF CONFIRMED a"]);
    expect(planLaterHours(order)).toEqual(["GUEST REMINDER a -1"]);
  });
});

describe("due now", () => {
  const requested: Partial<NotificationLine> = { status: "REQUESTED", wasConfirmed: false };
  it.each<[string, Occasion, NotificationLine[], string[]]>([
    ["one booking", "BOOKED", [exampleLine("a")], ["BOOKER CONFIRMED a", "STAFF CONFIRMED a"]],
    [
      "several for several, each about what is theirs",
      "BOOKED",
      [exampleLine("a"), exampleLine("b", { guests: [guest], staff: [bruno] })],
      ["BOOKER CONFIRMED a+b", "GUEST CONFIRMED b", "STAFF CONFIRMED a", "STAFF CONFIRMED b"],
    ],
    [
      "an approved request that is to be paid: to who pays, and to who serves when it is paid",
      "APPROVED",
      [exampleLine("a", { status: "AWAITING_PAYMENT", wasConfirmed: false, guests: [guest] })],
      ["BOOKER APPROVED a"],
    ],
    [
      "a booking cancelled before its payment: only to earlier recipients",
      "CANCELLED",
      [exampleLine("a", { status: "CANCELLED", wasConfirmed: false, wasTold: false, guests: [guest] })],
      ["BOOKER CANCELLED a"],
    ],
    [
      "money that goes back: to who paid it",
      "REFUNDED",
      [exampleLine("a", { status: "EXPIRED", guests: [guest] })],
      ["BOOKER REFUNDED a"],
    ],
    [
      "a request: not to its guests",
      "BOOKED",
      [exampleLine("a", { ...requested, guests: [guest] })],
      ["BOOKER REQUESTED a", "STAFF REQUESTED a"],
    ],
    [
      "a request beside a booking: one mail",
      "BOOKED",
      [exampleLine("a"), exampleLine("b", requested)],
      ["BOOKER REQUESTED a+b", "STAFF REQUESTED a+b"],
    ],
    [
      "an approval: to guests it is a booking",
      "APPROVED",
      [exampleLine("a", { guests: [guest] })],
      ["BOOKER APPROVED a", "GUEST CONFIRMED a", "STAFF APPROVED a"],
    ],
    [
      "of a request that is declined guests never heard",
      "DECLINED",
      [exampleLine("a", { ...requested, status: "DECLINED", guests: [guest] })],
      ["BOOKER DECLINED a", "STAFF DECLINED a"],
    ],
    [
      "one that ended unanswered",
      "EXPIRED",
      [exampleLine("a", { ...requested, status: "EXPIRED" })],
      ["BOOKER DECLINED a", "STAFF DECLINED a"],
    ],
    [
      "one of two cancelled: only of that",
      "CANCELLED",
      [exampleLine("a", { status: "CANCELLED", guests: [guest] }), exampleLine("b", { isConcerned: false })],
      ["BOOKER CANCELLED a", "GUEST CANCELLED a", "STAFF CANCELLED a"],
    ],
    [
      "a withdrawn request, of which no guest was notified",
      "CANCELLED",
      [exampleLine("a", { ...requested, status: "CANCELLED", guests: [guest] })],
      ["BOOKER CANCELLED a", "STAFF CANCELLED a"],
    ],
    [
      "a move with the same person",
      "RESCHEDULED",
      [exampleLine("a", { formerStaff: [{ id: "amara", email: "amara@studio.example" }], guests: [guest] })],
      ["BOOKER RESCHEDULED a", "GUEST RESCHEDULED a", "STAFF RESCHEDULED a"],
    ],
    [
      "a move to another staff member: removed, and new",
      "RESCHEDULED",
      [exampleLine("a", { formerStaff: [bruno] })],
      ["BOOKER RESCHEDULED a", "STAFF CONFIRMED a", "STAFF CANCELLED a"],
    ],
    [
      "staff without an address",
      "BOOKED",
      [exampleLine("a", { staff: [{ id: "amara", email: null }] })],
      ["BOOKER CONFIRMED a"],
    ],
  ])("%s", (_, occasion, lines, expected) => {
    expect(planNow(occasion, exampleOrder(...lines))).toEqual(expected);
  });

  it.each<[string, Occasion, Partial<NotificationLine>, boolean, string[]]>([
    ["while guests wait, to no guest", "BOOKED", {}, true, ["BOOKER CONFIRMED a", "STAFF CONFIRMED a"]],
    [
      "a move while guests wait, to no guest",
      "RESCHEDULED",
      {},
      true,
      ["BOOKER RESCHEDULED a", "STAFF RESCHEDULED a"],
    ],
    ["confirmed guests, to them alone", "GUESTS_CONFIRMED", {}, false, ["GUEST CONFIRMED a"]],
    [
      "confirmed guests of what was cancelled, to no one",
      "GUESTS_CONFIRMED",
      { status: "CANCELLED" },
      false,
      [],
    ],
    [
      "a booking without earlier notifications to guests, as a new one",
      "RESCHEDULED",
      {},
      false,
      ["BOOKER RESCHEDULED a", "GUEST CONFIRMED a", "STAFF RESCHEDULED a"],
    ],
    ["a line beside the one that was paid", "BOOKED", { isConcerned: false }, false, ["GUEST CONFIRMED a"]],
    [
      "the end of what no guest was notified of, to no guest",
      "CANCELLED",
      { status: "CANCELLED" },
      false,
      ["BOOKER CANCELLED a", "STAFF CANCELLED a"],
    ],
  ])("%s", (_, occasion, changes, guestsAwaitConfirmation, expected) => {
    const line = exampleLine("a", { guests: [guest], guestsUntold: true, ...changes });
    expect(planNow(occasion, { ...exampleOrder(line), guestsAwaitConfirmation })).toEqual(expected);
  });

  it("uses the booker's language for guests and the business's language for staff", () => {
    const notices = planNotifications("BOOKED", exampleOrder(exampleLine("a", { guests: [guest] })), NOW);
    expect(
      notices.filter((one) => one.dueAt === NOW).map((one) => [one.email, one.locale, one.member]),
    ).toEqual([
      ["ada@example.com", "de", 0],
      ["grace@example.com", "de", 1],
      ["amara@studio.example", "en", 0],
    ]);
  });
});

describe("due later", () => {
  it("reminds the booker and guests once a date, not once a booking", () => {
    const lines = [
      exampleLine("a", { reminderMinutes: [1440, 60] }),
      exampleLine("b", { startsAt: MONDAY_10 + HOUR / 2, guests: [guest], reminderMinutes: [60] }),
    ];
    expect(planLaterHours(exampleOrder(...lines))).toEqual([
      "BOOKER REMINDER a+b -24",
      "BOOKER REMINDER a+b -1",
      "GUEST REMINDER b -0.5",
    ]);
  });

  it("reminds of each date of a series", () => {
    const week = 7 * 24 * HOUR;
    const lines = [exampleLine("a"), exampleLine("b", { startsAt: MONDAY_10 + week })];
    expect(planLaterHours(exampleOrder(...lines))).toEqual([
      "BOOKER REMINDER a -24",
      "BOOKER REMINDER b 144",
    ]);
  });

  it("skips reminders in the past and of bookings that are not confirmed", () => {
    expect(planLaterHours(exampleOrder(exampleLine("a")), MONDAY_10 - 24 * HOUR)).toEqual([]);
    expect(planLaterHours(exampleOrder(exampleLine("a", { status: "REQUESTED" })))).toEqual([]);
    expect(planLaterHours(exampleOrder(exampleLine("a", { status: "CANCELLED" })))).toEqual([]);
  });

  it("recreates the reminders of unchanged bookings of the order", () => {
    const order = exampleOrder(
      exampleLine("a", { status: "CANCELLED" }),
      exampleLine("b", { isConcerned: false, startsAt: MONDAY_10 + 48 * HOUR }),
    );
    expect(planLaterHours(order)).toEqual(["BOOKER REMINDER b 24"]);
  });

  it("sends the booker a follow-up after the last booking of the date", () => {
    const lines = [
      exampleLine("a", { followUpMinutes: 60, reminderMinutes: [], guests: [guest] }),
      exampleLine("b", { startsAt: MONDAY_10 + HOUR, followUpMinutes: 60, reminderMinutes: [] }),
      exampleLine("c", { startsAt: MONDAY_10 + 2 * HOUR, reminderMinutes: [] }),
    ];
    expect(planLaterHours(exampleOrder(...lines))).toEqual(["BOOKER FOLLOW_UP a+b 2.5"]);
  });
});
