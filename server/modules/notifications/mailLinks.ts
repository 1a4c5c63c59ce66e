import { type BookingRow, createAccessKey, createOrderKey, createViewKey } from "../bookings/index.ts";
import type { DueNotification } from "./data/dueNotifications.ts";
import type { Signer } from "../../platform/ids/signer.ts";

/** Some mail programs truncate longer URLs. */
const MAX_KEYS = 20;

type Reader = Pick<DueNotification, "businessId" | "recipient" | "member" | "staffId">;

/** Link for a calendar entry. Its key allows viewing only. */
export function calendarEntryLink(
  signer: Signer,
  origin: string,
  { businessId, member, staffId }: Reader,
  booking: BookingRow,
): string {
  return `${origin}/widget/booking/${createViewKey({ signer }, businessId, booking, { member, staffId })}`;
}

export function bookingLink(signer: Signer, origin: string, reader: Reader, booking: BookingRow): string {
  return `${origin}/widget/booking/${readerKey(signer, reader, booking)}`;
}

/** Link to all bookings of a mail. A booker with several bookings of one order, or with a payment to make, gets the order. */
export function mailLink(
  signer: Signer,
  origin: string,
  reader: Reader,
  bookings: readonly BookingRow[],
  isUnpaid = false,
): string {
  const [first] = bookings;
  if (!first) throw new Error("a mail has at least one booking");
  const isOneOrder = bookings.every(({ orderId }) => orderId === first.orderId);
  if (isOneOrder && (bookings.length > 1 || isUnpaid) && reader.recipient === "BOOKER") {
    const key = createOrderKey(signer, reader.businessId, first.orderId, first.orderVersion);
    return `${origin}/widget/bookings/${key}`;
  }
  const keys = bookings.slice(0, MAX_KEYS).map((booking) => readerKey(signer, reader, booking));
  return `${origin}/widget/booking/${keys.join(",")}`;
}

function readerKey(
  signer: Signer,
  { businessId, recipient, member, staffId }: Reader,
  booking: BookingRow,
): string {
  return createAccessKey(signer, businessId, {
    bookingId: booking.id,
    role: recipient,
    member,
    staffId,
    version: recipient === "BOOKER" ? booking.bookerKeyVersion : booking.keyVersion,
  });
}
