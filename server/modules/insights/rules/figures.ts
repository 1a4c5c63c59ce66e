import type { BookingStatus } from "../../../shared/bookings/status.ts";

/** Figures of a group of bookings. Money in minor units, durations in minutes. */
export interface Figures {
  readonly bookings: number;
  readonly byStatus: Readonly<Partial<Record<BookingStatus, number>>>;
  /** Active bookings that have begun, attended or not. */
  readonly begun: number;
  readonly noShows: number;
  readonly cancelledLate: number;
  readonly cancelNoticeMinutes: number | null;
  readonly bookedMinutes: number;
  readonly seats: number;
  readonly bookedMinor: number;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly outstandingMinor: number;
  readonly newContacts: number;
  readonly returningContacts: number;
}

export const NO_FIGURES: Figures = {
  bookings: 0,
  byStatus: {},
  begun: 0,
  noShows: 0,
  cancelledLate: 0,
  cancelNoticeMinutes: null,
  bookedMinutes: 0,
  seats: 0,
  bookedMinor: 0,
  paidMinor: 0,
  refundedMinor: 0,
  outstandingMinor: 0,
  newContacts: 0,
  returningContacts: 0,
};
