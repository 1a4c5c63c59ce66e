import { getLocalDate } from "../../../shared/time/localTime.ts";
import { listPeople, type Person } from "./people.ts";
import type { NotificationDraft, NotificationKind, NotificationLine, NotificationOrder } from "./types.ts";
import type { Occasion } from "../../../shared/bookings/occasion.ts";

/**
 * Returns the notifications after an event: one due now for each person and kind, and all future reminders and
 * follow-ups of the order. Instants in epoch milliseconds.
 */
export function planNotifications(
  occasion: Occasion,
  order: NotificationOrder,
  now: number,
): NotificationDraft[] {
  const people = listPeople(order);
  return [
    ...people.flatMap((person) => planDueNow(occasion, person, now)),
    ...people.flatMap((person) => planLater(person, order.timeZone, now)),
  ];
}

function planDueNow(occasion: Occasion, person: Person, now: number): NotificationDraft[] {
  const byKind = new Map<NotificationKind, string[]>();
  for (const line of person.lines) {
    const kind = getDueKind(occasion, person, line);
    if (kind) byKind.set(kind, [...(byKind.get(kind) ?? []), line.bookingId]);
  }
  const requested = byKind.get("REQUESTED");
  const booked = byKind.get("CONFIRMED");
  if (requested && booked) {
    byKind.delete("CONFIRMED");
    const both = new Set([...requested, ...booked]);
    byKind.set(
      "REQUESTED",
      person.lines.map((line) => line.bookingId).filter((id) => both.has(id)),
    );
  }
  return [...byKind].map(([kind, bookingIds]) => createDraft(person, kind, bookingIds, now));
}

function getDueKind(occasion: Occasion, person: Person, line: NotificationLine): NotificationKind | null {
  // Guests who had to wait first get the present state, whatever the event is.
  if (person.recipient === "GUEST" && line.guestsUntold)
    return line.status === "CONFIRMED" ? "CONFIRMED" : null;
  return line.isConcerned ? getKind(occasion, person, line) : null;
}

function getKind(occasion: Occasion, person: Person, line: NotificationLine): NotificationKind | null {
  const isGuest = person.recipient === "GUEST";
  const isStaff = person.recipient === "STAFF";
  // Guests are notified when a booking is confirmed. They are notified of its end only after that.
  if (isGuest && !line.wasConfirmed) return null;
  if (isStaff && !line.wasTold) return null;
  switch (occasion) {
    case "BOOKED":
      return line.status === "REQUESTED" ? "REQUESTED" : "CONFIRMED";
    case "APPROVED":
      if (isStaff && line.status === "AWAITING_PAYMENT") return null;
      return isGuest ? "CONFIRMED" : "APPROVED";
    case "DECLINED":
    case "EXPIRED":
      return "DECLINED";
    case "CANCELLED":
      return "CANCELLED";
    case "REFUNDED":
      return person.recipient === "BOOKER" ? "REFUNDED" : null;
    case "RESCHEDULED":
      return getMovedKind(person, line);
    case "REASSIGNED":
      return isStaff ? getMovedKind(person, line) : "REASSIGNED";
    case "OFFERED":
      return person.recipient === "BOOKER" ? "OFFERED" : null;
    case "GUESTS_CONFIRMED":
      return null;
  }
}

function getMovedKind(person: Person, line: NotificationLine): NotificationKind {
  if (person.recipient !== "STAFF" || line.formerStaff === null) return "RESCHEDULED";
  const includesPerson = (staff: NotificationLine["staff"]) => staff.some((one) => one.id === person.staffId);
  if (!includesPerson(line.staff)) return "CANCELLED";
  if (includesPerson(line.formerStaff)) return "RESCHEDULED";
  return line.status === "REQUESTED" ? "REQUESTED" : "CONFIRMED";
}

/** Reminders go to the booker and guests, follow-ups to the booker; one per date, not per booking. */
function planLater(person: Person, timeZone: string, now: number): NotificationDraft[] {
  if (person.recipient === "STAFF") return [];
  const confirmed = person.lines.filter((line) => line.status === "CONFIRMED");
  return groupByDate(confirmed, timeZone).flatMap((lines) => {
    const ids = lines.map((line) => line.bookingId);
    const startsAt = Math.min(...lines.map((line) => line.startsAt));
    const minutes = new Set(lines.flatMap((line) => line.reminderMinutes));
    const reminders = [...minutes]
      .map((before) => startsAt - before * 60_000)
      .filter((dueAt) => dueAt > now)
      .toSorted((a, b) => a - b)
      .map((dueAt) => createDraft(person, "REMINDER", ids, dueAt));
    return [...reminders, ...followUp(person, lines, now)];
  });
}

function followUp(person: Person, lines: readonly NotificationLine[], now: number): NotificationDraft[] {
  const withFollowUp = lines.filter((line) => line.followUpMinutes !== null);
  if (person.recipient !== "BOOKER" || withFollowUp.length === 0) return [];
  const dueAt = Math.max(...withFollowUp.map((line) => line.endsAt + (line.followUpMinutes ?? 0) * 60_000));
  if (dueAt <= now) return [];
  return [
    createDraft(
      person,
      "FOLLOW_UP",
      withFollowUp.map((line) => line.bookingId),
      dueAt,
    ),
  ];
}

function groupByDate(lines: readonly NotificationLine[], timeZone: string): NotificationLine[][] {
  const groups = new Map<string, NotificationLine[]>();
  for (const line of lines) {
    const date = getLocalDate(timeZone, Math.floor(line.startsAt / 60_000));
    groups.set(date, [...(groups.get(date) ?? []), line]);
  }
  return [...groups.values()];
}

function createDraft(
  person: Person,
  kind: NotificationKind,
  bookingIds: readonly string[],
  dueAt: number,
): NotificationDraft {
  const { recipient, member, staffId, email, locale } = person;
  return { kind, recipient, member, staffId, email, locale, bookingIds, dueAt };
}
