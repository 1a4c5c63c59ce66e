import type { BookingStatus } from "../../../shared/bookings/status.ts";

/** What a mail is about. */
export type NoticeKind =
  | "CONFIRMED"
  | "REQUESTED"
  | "APPROVED"
  | "DECLINED"
  | "RESCHEDULED"
  | "CANCELLED"
  | "REMINDER"
  | "FOLLOW_UP"
  /** What was paid goes back. */
  | "REFUNDED"
  /** The link that manages the booking, because it was renewed or requested. */
  | "LINK";

/** Who a mail is for. */
export type NoticeRecipient = "BOOKER" | "GUEST" | "STAFF";

/** What happened to bookings that people are to be told of. */
export type Occasion =
  | "BOOKED"
  | "APPROVED"
  | "DECLINED"
  | "EXPIRED"
  | "RESCHEDULED"
  | "CANCELLED"
  /** A payment arrived too late and is returned. */
  | "REFUNDED"
  /** The booker has confirmed that the guests may be notified. They receive the present state. */
  | "GUESTS_CONFIRMED";

/** A staff member; without an address they are told nothing. */
export interface NoticeStaff {
  readonly id: string;
  readonly email: string | null;
}

/** A booking of an order, as it stands after what happened. Instants in epoch milliseconds. */
export interface NoticeLine {
  readonly bookingId: string;
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whether what happened, happened to this one. */
  readonly isConcerned: boolean;
  /** Whether it has ever been more than a request. */
  readonly wasScheduled: boolean;
  /** Whether those who serve have ever heard of it: not while it waits for its first payment. */
  readonly wasTold: boolean;
  readonly staff: readonly NoticeStaff[];
  /** Who served it before it was moved; null: it was not moved to anybody else. */
  readonly formerStaff: readonly NoticeStaff[] | null;
  /** Who comes along, by their number in the party; those who left are not among them. */
  readonly guests: readonly { readonly member: number; readonly email: string }[];
  /** The order's guests had to wait for the booker's confirmation and were not notified of this booking yet. */
  readonly guestsUntold: boolean;
  readonly reminderMinutes: readonly number[];
  readonly followUpMinutes: number | null;
}

/** An order with all of its bookings. */
export interface NoticeOrder {
  readonly bookerEmail: string;
  /** Guests are not notified yet: the booker has neither confirmed by mail nor paid. */
  readonly guestsAwaitConfirmation: boolean;
  /** The language of whoever booked, and of those who come along. */
  readonly locale: string;
  /** The language of the house. */
  readonly staffLocale: string;
  /** The business's zone: what is on one date there is one visit. */
  readonly timeZone: string;
  readonly lines: readonly NoticeLine[];
}

/** A mail that is owed to somebody. */
export interface NoticeDraft {
  readonly kind: NoticeKind;
  readonly recipient: NoticeRecipient;
  /** Which guest; 0 the booker and staff. */
  readonly member: number;
  readonly staffId: string | null;
  readonly email: string;
  readonly locale: string;
  readonly bookingIds: readonly string[];
  /** Epoch milliseconds. */
  readonly dueAt: number;
}
