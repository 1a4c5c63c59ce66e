import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { Locale } from "../../../shared/languages/locales.ts";
import type { Money } from "../../../shared/money/money.ts";
import type { NoticeKind, NoticeRecipient } from "../rules/types.ts";
import type { HourCycle } from "../../../shared/time/format.ts";

/** What a mail says, for one person and with no more than that person may know. Instants in epoch milliseconds. */
export interface MailContent {
  readonly kind: NoticeKind;
  readonly recipient: NoticeRecipient;
  readonly locale: Locale;
  readonly business: MailBusiness;
  /** Whom it greets. */
  readonly name: string;
  /** Who booked, in full. */
  readonly booker: string;
  /** The reader's own zone. */
  readonly timeZone: string;
  /** At least one. */
  readonly lines: readonly MailLine[];
  /** Null: not for this reader. */
  readonly reference: string | null;
  /** Of all lines together; null: nothing is paid, or it is not for this reader. */
  readonly total: Money | null;
  /** What goes back of what was paid; null: nothing, or it is not for this reader. */
  readonly refund: Money | null;
  /** Whom the staff meets. */
  readonly client: MailClient | null;
  /** Why it was cancelled or declined; empty: nobody said. */
  readonly reason: string;
  /** Where the reader sees all of it, by a key of their own. */
  readonly link: string;
  /** The request to confirm the guests. Null if no guests wait, or the reader is not the booker. */
  readonly confirmation: MailConfirmation | null;
  /** Where it can be booked again; null: not offered. */
  readonly againLink: string | null;
}

/** The guests who wait for the booker's confirmation. */
export interface MailConfirmation {
  /** Number of guests. */
  readonly guests: number;
  /** Opens the booking and carries the token of `confirmGuests`. */
  readonly link: string;
}

export interface MailBusiness {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** The business's own words on moving and cancelling; empty: none. */
  readonly policy: string;
  readonly accentColor: string;
  readonly timeZone: string;
  readonly hourCycle: HourCycle;
}

/** One booking. */
export interface MailLine {
  readonly service: string;
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Where it was before it was moved; null: not to be said. */
  readonly formerStart: number | null;
  /** Until when a request is answered, or what is to be paid waits for it. */
  readonly decideBy: number | null;
  /** Whether it has ever waited for a payment. */
  readonly wasUnpaid: boolean;
  readonly staff: readonly string[];
  readonly placeKind: "AT_PROVIDER" | "AT_VISITOR" | "PHONE" | "ONLINE" | null;
  readonly place: string;
  /** Whose line it is, where that is not the reader. */
  readonly whose: string | null;
  readonly guests: readonly string[];
  readonly seats: number;
  readonly price: Money | null;
}

export interface MailClient {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly notes: string;
}
