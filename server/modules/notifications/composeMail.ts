import { type BookingRow, getLocationText, createGuestToken } from "../bookings/index.ts";
import type { BookingMoney } from "../payments/index.ts";
import type { DueNotification } from "./data/dueNotifications.ts";
import type { Business, Provider, Service, Staff } from "../../platform/database/prisma/client.ts";
import { formatFullName } from "../../shared/contact/formatFullName.ts";
import { HOUR_CYCLES } from "../../shared/time/hourCycles.ts";
import type { NotificationKind } from "./rules/types.ts";
import { toSupportedLocale } from "../../platform/i18n/getI18n.ts";
import type { MailConfirmation, MailContent, MailLine } from "./render/content.ts";
import { bookingLink, mailLink } from "./mailLinks.ts";
import type { Signer } from "../../platform/ids/signer.ts";
import { resolveTimeZone } from "../availability/index.ts";

export interface MailSources {
  readonly signer: Signer;
  readonly origin: string;
  readonly business: Business;
  readonly services: ReadonlyMap<string, Service>;
  readonly providers: ReadonlyMap<string, Provider>;
  readonly staff: ReadonlyMap<string, Staff>;
  readonly money: ReadonlyMap<string, BookingMoney>;
}

/** A due notification with the bookings that it still applies to. */
export interface CurrentNotification {
  readonly notification: DueNotification;
  readonly kind: NotificationKind;
  readonly bookings: readonly BookingRow[];
}

/** Builds the content of a mail. Guests and staff see only what concerns them. */
export function composeMail(
  sources: MailSources,
  { notification, kind, bookings }: CurrentNotification,
): MailContent {
  const { signer, origin, business } = sources;
  const { recipient } = notification;
  const [first] = bookings;
  const { contact } = first!;
  const booker = formatFullName(first!.contact, notification.locale);
  const isBooker = recipient === "BOOKER";
  const isExpired = bookings.every((booking) => booking.status === "EXPIRED");
  const offersRebooking =
    isBooker && (kind === "DECLINED" || kind === "FOLLOW_UP" || (kind === "REFUNDED" && isExpired));
  const isUnpaid =
    isBooker && kind !== "OFFERED" && bookings.some((booking) => booking.status === "AWAITING_PAYMENT");
  const rebookedService = sources.services.get(first!.serviceId);
  const total = isBooker ? getTotal(bookings) : null;
  return {
    kind,
    recipient,
    locale: toSupportedLocale(notification.locale),
    business: {
      ...business,
      policy: business.cancellationPolicy,
      hourCycle: HOUR_CYCLES[business.hourCycle],
    },
    name: greetingName(sources, notification, first!),
    booker,
    timeZone: recipient === "STAFF" ? business.timeZone : resolveTimeZone(business, first!.timeZone),
    lines: bookings.map((booking) => toMailLine(sources, notification, kind, booking)),
    // A message may be about several orders.
    reference:
      recipient === "GUEST" || bookings.some((booking) => booking.orderId !== first!.orderId)
        ? null
        : first!.reference,
    total: bookings.length > 1 ? total : null,
    refund:
      isBooker && (kind === "CANCELLED" || kind === "REFUNDED") ? getRefund(kind, sources, bookings) : null,
    client:
      recipient === "STAFF" && kind !== "LINK"
        ? { name: booker, email: contact.email, phone: contact.phone, notes: first!.notes }
        : null,
    message: notification.message,
    delayMinutes: notification.delayMinutes,
    reason: recipient === "GUEST" ? "" : getReason(kind, first!),
    link:
      bookings.length === 1 && !isUnpaid
        ? bookingLink(signer, origin, notification, first!)
        : mailLink(signer, origin, notification, bookings, isUnpaid),
    confirmation: isBooker ? confirmationRequest(sources, notification, kind, bookings) : null,
    againLink:
      offersRebooking && rebookedService
        ? `${origin}/widget/appointment/service/${rebookedService.slug}`
        : null,
  };
}

/** Returns null unless guests wait for confirmation, and always for mails about the end of a booking. */
function confirmationRequest(
  { signer, origin }: MailSources,
  notification: DueNotification,
  kind: NotificationKind,
  bookings: readonly BookingRow[],
): MailConfirmation | null {
  const isEnd = kind === "CANCELLED" || kind === "DECLINED" || kind === "REFUNDED" || kind === "FOLLOW_UP";
  const waiting = bookings.find(
    ({ status, guestsAwaiting }) => guestsAwaiting > 0 && (status === "CONFIRMED" || status === "REQUESTED"),
  );
  if (isEnd || !waiting) return null;
  const { orderId, orderVersion } = waiting;
  const token = createGuestToken(signer, notification.businessId, {
    orderId,
    orderVersion,
    email: notification.email,
  });
  const link = mailLink(signer, origin, notification, bookings);
  return { guests: waiting.guestsAwaiting, link: `${link}?confirm=${token}` };
}

function greetingName(sources: MailSources, notification: DueNotification, booking: BookingRow): string {
  return (
    (notification.recipient === "BOOKER" && booking.contact.firstName) ||
    readerName(sources, notification, booking)
  );
}

export function readerName(sources: MailSources, notification: DueNotification, booking: BookingRow): string {
  if (notification.recipient === "STAFF") return sources.staff.get(notification.staffId ?? "")?.name ?? "";
  if (notification.recipient === "BOOKER") return formatFullName(booking.contact, notification.locale);
  return booking.guests.find((guest) => guest.ordinal === notification.member)?.name ?? "";
}

function toMailLine(
  sources: MailSources,
  notification: DueNotification,
  kind: NotificationKind,
  booking: BookingRow,
): MailLine {
  const { business } = sources;
  const { recipient } = notification;
  const isGuest = recipient === "GUEST";
  const provider = booking.providerId === null ? null : (sources.providers.get(booking.providerId) ?? null);
  const present = booking.guests.filter((guest) => !guest.hasLeft);
  const owner = booking.guests.find((guest) => guest.ordinal === booking.member);
  const former = booking.history.findLast((event) => event.startsAt !== booking.startsAt);
  const price = { amount: booking.priceMinor, currency: booking.currency };
  return {
    service: sources.services.get(booking.serviceId)!,
    status: booking.status,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    formerStart: kind === "RESCHEDULED" ? (former?.startsAt ?? null) : null,
    decideBy: booking.decideBy,
    offeredUntil: booking.offeredUntil,
    wasUnpaid: booking.history.some((event) => event.status === "AWAITING_PAYMENT"),
    staff: booking.staffIds.flatMap((id) => sources.staff.get(id)?.name ?? []),
    placeKind: booking.locationKind,
    place: getLocationText(booking, { business, provider }),
    guestName: !isGuest && booking.member > 0 ? (owner?.name ?? null) : null,
    // A guest sees no other guests, only the booker.
    guests: isGuest
      ? []
      : present.filter((guest) => guest.ordinal !== booking.member).map((guest) => guest.name),
    seats: isGuest ? 1 : booking.seats,
    price: recipient === "BOOKER" && price.amount > 0 ? price : null,
  };
}

function getTotal(bookings: readonly BookingRow[]) {
  const amount = bookings.reduce((sum, booking) => sum + booking.priceMinor, 0);
  return amount > 0 ? { amount, currency: bookings[0]!.currency } : null;
}

/** For a cancellation its refund; for a refund mail the excess payment only. */
function getRefund(kind: "CANCELLED" | "REFUNDED", { money }: MailSources, bookings: readonly BookingRow[]) {
  const getRefundedMinor = (bookingMoney: BookingMoney) =>
    kind === "CANCELLED" ? bookingMoney.cancelledMinor : bookingMoney.refundedMinor - bookingMoney.givenMinor;
  const amount = bookings.reduce(
    (sum, { id }) => sum + (money.has(id) ? getRefundedMinor(money.get(id)!) : 0),
    0,
  );
  return amount > 0 ? { amount, currency: bookings[0]!.currency } : null;
}

function getReason(kind: NotificationKind, booking: BookingRow): string {
  const isEnd = kind === "CANCELLED" || kind === "DECLINED";
  return isEnd && booking.status === booking.history.at(-1)?.status ? booking.history.at(-1)!.note : "";
}
