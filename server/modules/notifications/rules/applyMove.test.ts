import { describe, expect, it } from "vitest";
import { applyMove } from "./applyMove.ts";
import type { NotificationDraft } from "./types.ts";

const NOW = 1000;
const move = {
  before: { b1: { startsAt: 5000, staffIds: ["s1"] } },
  after: { b1: { startsAt: 6000, staffIds: ["s1"] } },
  sendAt: 16_000,
  notifiesClient: true,
  message: "Sorry!",
};
const draft = (change: Partial<NotificationDraft>): NotificationDraft => ({
  kind: "RESCHEDULED",
  recipient: "BOOKER",
  member: 0,
  staffId: null,
  email: "ada@example.com",
  locale: "en",
  bookingIds: ["b1"],
  dueAt: NOW,
  ...change,
});

describe("applyMove", () => {
  it.each([
    ["BOOKER", "RESCHEDULED", "Sorry!"],
    ["GUEST", "RESCHEDULED", ""],
    ["STAFF", "RESCHEDULED", ""],
    ["STAFF", "CANCELLED", ""],
  ] as const)("postpones the mail to %s about %s, with the message %j", (recipient, kind, message) => {
    const one = draft({ recipient, kind });
    expect(applyMove(one, move, NOW)).toEqual({ ...one, message, dueAt: 16_000, beforeMove: move.before });
  });

  it.each([
    ["BOOKER", "RESCHEDULED", true],
    ["GUEST", "RESCHEDULED", true],
    ["STAFF", "RESCHEDULED", false],
    ["STAFF", "CANCELLED", false],
    ["GUEST", "CONFIRMED", false],
  ] as const)("without a mail to the client, leaves out %s %s: %s", (recipient, kind, isLeftOut) => {
    const quiet = { ...move, notifiesClient: false, message: "" };
    expect(applyMove(draft({ recipient, kind }), quiet, NOW) === null).toBe(isLeftOut);
  });

  it.each(["REMINDER", "FOLLOW_UP"] as const)("keeps a %s as it is", (kind) => {
    const later = draft({ kind, dueAt: 90_000 });
    expect(applyMove(later, { ...move, notifiesClient: false }, NOW)).toBe(later);
  });
});
