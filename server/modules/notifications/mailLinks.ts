import type { BookingRow } from "../bookings/data/loadBookings.ts";
import type { DueNotice } from "./data/dueNotices.ts";
import { accessKey } from "../bookings/accessKeys.ts";
import { orderKey } from "../bookings/orderKeys.ts";
import type { Signer } from "../../platform/ids/signer.ts";
import { viewKey } from "../bookings/viewBookings.ts";

/** An address with more keys than that is too long for some programs; the first ones lead to all that matter. */
const MOST_KEYS = 20;

type Reader = Pick<DueNotice, "businessId" | "recipient" | "member" | "staffId">;

/** Returns the link in the reader's calendar entry. It only shows the booking. */
export function calendarEntryLink(
  signer: Signer,
  origin: string,
  { businessId, member, staffId }: Reader,
  booking: BookingRow,
): string {
  return `${origin}/widget/booking/${viewKey({ signer }, businessId, booking, { member, staffId })}`;
}

/** Where the reader of a mail sees one booking: by a key of their own. */
export function bookingLink(signer: Signer, origin: string, reader: Reader, booking: BookingRow): string {
  return `${origin}/widget/booking/${readerKey(signer, reader, booking)}`;
}

/**
 * Where the reader sees all of a mail's bookings: the booker of several their order, others what is theirs. What is to be paid is
 * paid at its order's.
 */
export function mailLink(
  signer: Signer,
  origin: string,
  reader: Reader,
  bookings: readonly BookingRow[],
  isUnpaid = false,
): string {
  const [first] = bookings;
  if (!first) throw new Error("a mail is about bookings");
  if ((bookings.length > 1 || isUnpaid) && reader.recipient === "BOOKER") {
    const key = orderKey(signer, reader.businessId, first.orderId, first.orderVersion);
    return `${origin}/widget/bookings/${key}`;
  }
  const keys = bookings.slice(0, MOST_KEYS).map((booking) => readerKey(signer, reader, booking));
  return `${origin}/widget/booking/${keys.join(",")}`;
}

function readerKey(
  signer: Signer,
  { businessId, recipient, member, staffId }: Reader,
  booking: BookingRow,
): string {
  return accessKey(signer, businessId, {
    bookingId: booking.id,
    role: recipient,
    member,
    staffId,
    version: recipient === "BOOKER" ? booking.bookerKeyVersion : booking.keyVersion,
  });
}
