import fc from "fast-check";
import { expect, it } from "vitest";
import { MONDAY_10, exampleLine, exampleOrder } from "./exampleOrder.ts";
import { planNotifications } from "./planNotifications.ts";
import type { NotificationDraft, NotificationLine } from "./types.ts";
import type { Occasion } from "../../../shared/bookings/occasion.ts";

const NOW = MONDAY_10 - 10 * 86_400_000;
const occasions: readonly Occasion[] = [
  "BOOKED",
  "APPROVED",
  "DECLINED",
  "EXPIRED",
  "RESCHEDULED",
  "CANCELLED",
  "REFUNDED",
  "GUESTS_CONFIRMED",
];
const staff = ["amara", "bruno", "chloe"].map((id) => ({
  id,
  email: id === "chloe" ? null : `${id}@x.example`,
}));
const guests = [1, 2, 3].map((member) => ({ member, email: `guest${member}@x.example` }));

const line = fc
  .record({
    status: fc.constantFrom("CONFIRMED" as const, "REQUESTED" as const, "CANCELLED" as const),
    startsAt: fc.integer({ min: -240, max: 240 }).map((hours) => MONDAY_10 + hours * 3_600_000),
    isConcerned: fc.boolean(),
    wasConfirmed: fc.boolean(),
    staff: fc.subarray(staff),
    formerStaff: fc.option(fc.subarray(staff)),
    guests: fc.subarray(guests),
    guestsUntold: fc.boolean(),
    reminderMinutes: fc.uniqueArray(fc.integer({ min: 0, max: 20_000 }), { maxLength: 5 }),
    followUpMinutes: fc.option(fc.integer({ min: 0, max: 5_000 })),
  })
  .map((changes) => changes as Partial<NotificationLine>);
const order = fc
  .array(line, { minLength: 1, maxLength: 8 })
  .map((lines) => exampleOrder(...lines.map((changes, i) => exampleLine(`b${i}`, changes))));

it("notifies each person only of their own bookings and once of each", () => {
  fc.assert(
    fc.property(order, fc.constantFrom(...occasions), (testOrder, occasion) => {
      const notices = planNotifications(occasion, testOrder, NOW);
      const byId = new Map(testOrder.lines.map((one) => [one.bookingId, one]));
      const isTheirs = (notice: NotificationDraft, id: string) => {
        const { staff: serving, formerStaff, guests: coming } = byId.get(id)!;
        if (notice.recipient === "BOOKER") return true;
        return notice.recipient === "GUEST"
          ? coming.some((one) => one.member === notice.member && one.email === notice.email)
          : [...serving, ...(formerStaff ?? [])].some((one) => one.id === notice.staffId);
      };
      const wrong = notices.filter(
        (notice) =>
          notice.bookingIds.length === 0 ||
          notice.dueAt < NOW ||
          !notice.bookingIds.every((id) => isTheirs(notice, id)) ||
          (notice.dueAt === NOW &&
            !notice.bookingIds.every((id) => {
              const { isConcerned, guestsUntold } = byId.get(id)!;
              return isConcerned || (guestsUntold && notice.recipient === "GUEST");
            })),
      );
      expect(wrong).toEqual([]);
      const atOnce = notices
        .filter((one) => one.dueAt === NOW)
        .flatMap((one) => one.bookingIds.map((id) => `${one.recipient} ${one.member} ${one.staffId} ${id}`));
      expect(new Set(atOnce).size).toBe(atOnce.length);
      const whole = notices.map((one) => JSON.stringify(one));
      expect(new Set(whole).size).toBe(whole.length);
    }),
  );
});

it("notifies no guest of an order that waits for the booker", () => {
  fc.assert(
    fc.property(order, fc.constantFrom(...occasions), (testOrder, occasion) => {
      const notices = planNotifications(occasion, { ...testOrder, guestsAwaitConfirmation: true }, NOW);
      expect(notices.filter((one) => one.recipient === "GUEST")).toEqual([]);
    }),
  );
});

it("sends the booker one notification about each changed booking", () => {
  const happened = occasions.filter((one) => one !== "GUESTS_CONFIRMED");
  fc.assert(
    fc.property(order, fc.constantFrom(...happened), (testOrder, occasion) => {
      const notifiedIds = planNotifications(occasion, testOrder, NOW)
        .filter((one) => one.recipient === "BOOKER" && one.dueAt === NOW)
        .flatMap((one) => one.bookingIds);
      const concerned = testOrder.lines.filter((one) => one.isConcerned).map((one) => one.bookingId);
      expect(notifiedIds.toSorted()).toEqual(concerned.toSorted());
    }),
  );
});
