import type { NotificationLine, NotificationOrder } from "./types.ts";

/** Monday, November 23, 2026, 10:00 in New York. */
export const MONDAY_10 = Date.parse("2026-11-23T15:00:00Z");

export function exampleLine(bookingId: string, changes: Partial<NotificationLine> = {}): NotificationLine {
  const startsAt = changes.startsAt ?? MONDAY_10;
  return {
    bookingId,
    status: "CONFIRMED",
    startsAt,
    endsAt: startsAt + 30 * 60_000,
    isConcerned: true,
    wasConfirmed: true,
    wasTold: true,
    staff: [{ id: "amara", email: "amara@studio.example" }],
    formerStaff: null,
    guests: [],
    guestsUntold: false,
    reminderMinutes: [1440],
    followUpMinutes: null,
    ...changes,
  };
}

export function exampleOrder(...lines: readonly NotificationLine[]): NotificationOrder {
  return {
    bookerEmail: "ada@example.com",
    guestsAwaitConfirmation: false,
    locale: "de",
    staffLocale: "en",
    timeZone: "America/New_York",
    lines,
  };
}
