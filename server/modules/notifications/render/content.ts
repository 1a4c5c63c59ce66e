import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { Locale } from "../../../shared/languages/locales.ts";
import type { Service } from "../../../platform/database/prisma/client.ts";
import type { Money } from "../../../shared/money/money.ts";
import type { NotificationKind, NotificationRecipient } from "../rules/types.ts";
import type { HourCycle } from "../../../shared/time/format.ts";

/** Content of a mail, limited to what its reader may know. Instants in epoch milliseconds. */
export interface MailContent {
  readonly kind: NotificationKind;
  readonly recipient: NotificationRecipient;
  readonly locale: Locale;
  readonly business: MailBusiness;
  readonly name: string;
  readonly booker: string;
  readonly timeZone: string;
  /** At least one. */
  readonly lines: readonly MailLine[];
  readonly reference: string | null;
  /** Total of all lines. Null if nothing is paid or this reader must not see it. */
  readonly total: Money | null;
  /** Null if nothing is refunded or this reader must not see it. */
  readonly refund: Money | null;
  readonly client: MailClient | null;
  /** Text of a message. Empty for all other kinds. */
  readonly message: string;
  /** Null unless a staff member is late. */
  readonly delayMinutes: number | null;
  readonly reason: string;
  readonly link: string;
  /** Null if no guests wait, or if the reader is not the booker. */
  readonly confirmation: MailConfirmation | null;
  readonly againLink: string | null;
}

export interface MailConfirmation {
  readonly guests: number;
  /** Opens the booking and carries the token of `confirmGuests`. */
  readonly link: string;
}

export interface MailBusiness {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly policy: string;
  readonly accentColor: string;
  readonly timeZone: string;
  readonly hourCycle: HourCycle;
}

export interface MailLine {
  readonly service: Pick<Service, "name"> & Partial<Service>;
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly formerStart: number | null;
  /** Deadline for the business's reply or for the payment. */
  readonly decideBy: number | null;
  /** The client may choose another time until then. Null if none is offered. */
  readonly offeredUntil: number | null;
  readonly wasUnpaid: boolean;
  readonly staff: readonly string[];
  readonly placeKind: "AT_PROVIDER" | "AT_VISITOR" | "PHONE" | "ONLINE" | null;
  readonly place: string;
  /** Name of the guest that the line is for. Null if that is the reader or the booker. */
  readonly guestName: string | null;
  readonly guests: readonly string[];
  readonly seats: number;
  readonly price: Money | null;
}

export interface MailClient {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly notes: string;
}
