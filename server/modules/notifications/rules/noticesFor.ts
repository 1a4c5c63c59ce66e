import { localDateAt } from "../../../shared/time/localTime.ts";
import { peopleOf, type Person } from "./people.ts";
import type { NoticeDraft, NoticeKind, NoticeLine, NoticeOrder, Occasion } from "./types.ts";

/**
 * Returns the notifications after an event: one due now for each person and kind, and all future reminders and
 * follow-ups of the order. Instants in epoch milliseconds.
 */
export function noticesFor(occasion: Occasion, order: NoticeOrder, now: number): NoticeDraft[] {
  const people = peopleOf(order);
  return [
    ...people.flatMap((person) => tellAtOnce(occasion, person, now)),
    ...people.flatMap((person) => tellLater(person, order.timeZone, now)),
  ];
}

function tellAtOnce(occasion: Occasion, person: Person, now: number): NoticeDraft[] {
  const byKind = new Map<NoticeKind, string[]>();
  for (const line of person.lines) {
    const kind = kindAtOnce(occasion, person, line);
    if (kind) byKind.set(kind, [...(byKind.get(kind) ?? []), line.bookingId]);
  }
  const asked = byKind.get("REQUESTED");
  const booked = byKind.get("CONFIRMED");
  if (asked && booked) {
    byKind.delete("CONFIRMED");
    const both = new Set([...asked, ...booked]);
    byKind.set(
      "REQUESTED",
      person.lines.map((line) => line.bookingId).filter((id) => both.has(id)),
    );
  }
  return [...byKind].map(([kind, bookingIds]) => draft(person, kind, bookingIds, now));
}

function kindAtOnce(occasion: Occasion, person: Person, line: NoticeLine): NoticeKind | null {
  // Guests who had to wait first get the present state, whatever the event is.
  if (person.recipient === "GUEST" && line.guestsUntold)
    return line.status === "SCHEDULED" ? "CONFIRMED" : null;
  return line.isConcerned ? kindOf(occasion, person, line) : null;
}

function kindOf(occasion: Occasion, person: Person, line: NoticeLine): NoticeKind | null {
  const isGuest = person.recipient === "GUEST";
  const isStaff = person.recipient === "STAFF";
  // Guests are notified once a booking is scheduled, and of its end only if they knew of it.
  if (isGuest && !line.wasScheduled) return null;
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
      return movedKind(person, line);
    case "GUESTS_CONFIRMED":
      return null;
  }
}

function movedKind(person: Person, line: NoticeLine): NoticeKind {
  if (person.recipient !== "STAFF" || line.formerStaff === null) return "RESCHEDULED";
  const isIn = (staff: NoticeLine["staff"]) => staff.some((one) => one.id === person.staffId);
  if (!isIn(line.staff)) return "CANCELLED";
  if (isIn(line.formerStaff)) return "RESCHEDULED";
  return line.status === "REQUESTED" ? "REQUESTED" : "CONFIRMED";
}

/** Reminders go to the booker and guests, follow-ups to the booker; one per date, not per booking. */
function tellLater(person: Person, timeZone: string, now: number): NoticeDraft[] {
  if (person.recipient === "STAFF") return [];
  const standing = person.lines.filter((line) => line.status === "SCHEDULED");
  return visitsOf(standing, timeZone).flatMap((lines) => {
    const ids = lines.map((line) => line.bookingId);
    const startsAt = Math.min(...lines.map((line) => line.startsAt));
    const minutes = new Set(lines.flatMap((line) => line.reminderMinutes));
    const reminders = [...minutes]
      .map((before) => startsAt - before * 60_000)
      .filter((dueAt) => dueAt > now)
      .toSorted((a, b) => a - b)
      .map((dueAt) => draft(person, "REMINDER", ids, dueAt));
    return [...reminders, ...followUp(person, lines, now)];
  });
}

function followUp(person: Person, lines: readonly NoticeLine[], now: number): NoticeDraft[] {
  const asking = lines.filter((line) => line.followUpMinutes !== null);
  if (person.recipient !== "BOOKER" || asking.length === 0) return [];
  const dueAt = Math.max(...asking.map((line) => line.endsAt + (line.followUpMinutes ?? 0) * 60_000));
  if (dueAt <= now) return [];
  return [
    draft(
      person,
      "FOLLOW_UP",
      asking.map((line) => line.bookingId),
      dueAt,
    ),
  ];
}

function visitsOf(lines: readonly NoticeLine[], timeZone: string): NoticeLine[][] {
  const visits = new Map<string, NoticeLine[]>();
  for (const line of lines) {
    const date = localDateAt(timeZone, Math.floor(line.startsAt / 60_000));
    visits.set(date, [...(visits.get(date) ?? []), line]);
  }
  return [...visits.values()];
}

function draft(person: Person, kind: NoticeKind, bookingIds: readonly string[], dueAt: number): NoticeDraft {
  const { recipient, member, staffId, email, locale } = person;
  return { kind, recipient, member, staffId, email, locale, bookingIds, dueAt };
}
