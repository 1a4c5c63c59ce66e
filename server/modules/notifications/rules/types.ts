import type { BookingStatus } from "../../../shared/bookings/status.ts";

export type NotificationKind =
  | "CONFIRMED"
  | "REQUESTED"
  | "APPROVED"
  | "DECLINED"
  | "RESCHEDULED"
  | "CANCELLED"
  | "REASSIGNED"
  | "OFFERED"
  | "REMINDER"
  | "FOLLOW_UP"
  | "REFUNDED"
  /** The link that manages the booking, because it was renewed or requested. */
  | "LINK"
  /** A text of the business to a client. */
  | "MESSAGE"
  /** A staff member is late. */
  | "DELAY";

export type NotificationRecipient = "BOOKER" | "GUEST" | "STAFF";

export interface NotifiedStaff {
  readonly id: string;
  readonly email: string | null;
}

/** A booking after the event. Instants in epoch milliseconds. */
export interface NotificationLine {
  readonly bookingId: string;
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  /** True if the event concerns this booking. */
  readonly isConcerned: boolean;
  /** True if it has ever been more than a request. */
  readonly wasConfirmed: boolean;
  /** True if staff are notified. False while the booking waits for its first payment. */
  readonly wasTold: boolean;
  readonly staff: readonly NotifiedStaff[];
  /** Staff before a move, or null if the staff did not change. */
  readonly formerStaff: readonly NotifiedStaff[] | null;
  /** Guests by their number in the party, without those who left. */
  readonly guests: readonly { readonly member: number; readonly email: string }[];
  /** True if the guests had to wait for the booker's confirmation and were not notified of this booking yet. */
  readonly guestsUntold: boolean;
  readonly reminderMinutes: readonly number[];
  readonly followUpMinutes: number | null;
}

export interface NotificationOrder {
  /** Null for a booker without e-mail, who is not notified. */
  readonly bookerEmail: string | null;
  /** True while the booker has neither confirmed by mail nor paid. */
  readonly guestsAwaitConfirmation: boolean;
  readonly locale: string;
  readonly staffLocale: string;
  /** Zone of the business. Bookings on one of its dates share a reminder. */
  readonly timeZone: string;
  readonly lines: readonly NotificationLine[];
}

export interface NotificationDraft {
  readonly kind: NotificationKind;
  readonly recipient: NotificationRecipient;
  /** Number of the guest; 0 for the booker and staff. */
  readonly member: number;
  readonly staffId: string | null;
  readonly email: string;
  readonly locale: string;
  readonly bookingIds: readonly string[];
  /** Epoch milliseconds. */
  readonly dueAt: number;
}
