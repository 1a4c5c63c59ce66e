import type { BookingRow } from "../bookings/data/loadBookings.ts";
import type { BookingMoney } from "../payments/data/loadPayments.ts";
import type { DueNotice } from "./data/dueNotices.ts";
import type { Business, Provider, Service, Staff } from "../../platform/database/prisma/client.ts";
import { fullName } from "../../shared/contact/fullName.ts";
import { HOUR_CYCLES } from "../bookings/rules/iCalendar/localVisit.ts";
import type { NoticeKind } from "./rules/types.ts";
import { spokenLocale } from "../../platform/i18n/speak.ts";
import type { MailConfirmation, MailContent, MailLine } from "./render/content.ts";
import { placeOf } from "../integrations/describeEvent.ts";
import { guestToken } from "../bookings/guestTokens.ts";
import { bookingLink, mailLink } from "./mailLinks.ts";
import type { Signer } from "../../platform/ids/signer.ts";
import { zoneOf } from "../availability/zoneLock.ts";

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
export interface TellingNotice {
  readonly notice: DueNotice;
  readonly kind: NoticeKind;
  readonly bookings: readonly BookingRow[];
}

/** Builds the content of a mail. Guests and staff see only what concerns them. */
export function composeMail(sources: MailSources, { notice, kind, bookings }: TellingNotice): MailContent {
  const { signer, origin, business } = sources;
  const { recipient } = notice;
  const [first] = bookings;
  const { contact } = first!;
  const booker = fullName(first!.contact, notice.locale);
  const isBooker = recipient === "BOOKER";
  const isGone = bookings.every((booking) => booking.status === "EXPIRED");
  const isAgain =
    isBooker && (kind === "DECLINED" || kind === "FOLLOW_UP" || (kind === "REFUNDED" && isGone));
  const isUnpaid = isBooker && bookings.some((booking) => booking.status === "AWAITING_PAYMENT");
  const again = sources.services.get(first!.serviceId);
  const total = isBooker ? totalOf(bookings) : null;
  return {
    kind,
    recipient,
    locale: spokenLocale(notice.locale),
    business: {
      ...business,
      policy: business.cancellationPolicy,
      hourCycle: HOUR_CYCLES[business.hourCycle],
    },
    name: greetingName(sources, notice, first!),
    booker,
    timeZone: recipient === "STAFF" ? business.timeZone : zoneOf(business, first!.timeZone),
    lines: bookings.map((booking) => lineOf(sources, notice, kind, booking)),
    reference: recipient === "GUEST" ? null : first!.reference,
    total: bookings.length > 1 ? total : null,
    refund:
      isBooker && (kind === "CANCELLED" || kind === "REFUNDED") ? refundOf(kind, sources, bookings) : null,
    client:
      recipient === "STAFF" && kind !== "LINK"
        ? { name: booker, email: contact.email, phone: contact.phone, notes: first!.notes }
        : null,
    reason: recipient === "GUEST" ? "" : reasonOf(kind, first!),
    link:
      bookings.length === 1 && !isUnpaid
        ? bookingLink(signer, origin, notice, first!)
        : mailLink(signer, origin, notice, bookings, isUnpaid),
    confirmation: isBooker ? confirmationRequest(sources, notice, kind, bookings) : null,
    againLink: isAgain && again ? `${origin}/widget/appointment/service/${again.slug}` : null,
  };
}

/** Returns null unless guests wait for confirmation, and always for mails about the end of a booking. */
function confirmationRequest(
  { signer, origin }: MailSources,
  notice: DueNotice,
  kind: NoticeKind,
  bookings: readonly BookingRow[],
): MailConfirmation | null {
  const isEnd = kind === "CANCELLED" || kind === "DECLINED" || kind === "REFUNDED" || kind === "FOLLOW_UP";
  const waiting = bookings.find(
    ({ status, guestsAwaiting }) => guestsAwaiting > 0 && (status === "SCHEDULED" || status === "REQUESTED"),
  );
  if (isEnd || !waiting) return null;
  const { orderId, orderVersion } = waiting;
  const token = guestToken(signer, notice.businessId, { orderId, orderVersion, email: notice.email });
  const link = mailLink(signer, origin, notice, bookings);
  return { guests: waiting.guestsAwaiting, link: `${link}?confirm=${token}` };
}

function greetingName(sources: MailSources, notice: DueNotice, booking: BookingRow): string {
  return (notice.recipient === "BOOKER" && booking.contact.firstName) || readerName(sources, notice, booking);
}

export function readerName(sources: MailSources, notice: DueNotice, booking: BookingRow): string {
  if (notice.recipient === "STAFF") return sources.staff.get(notice.staffId ?? "")?.name ?? "";
  if (notice.recipient === "BOOKER") return fullName(booking.contact, notice.locale);
  return booking.guests.find((guest) => guest.ordinal === notice.member)?.name ?? "";
}

function lineOf(sources: MailSources, notice: DueNotice, kind: NoticeKind, booking: BookingRow): MailLine {
  const { business } = sources;
  const { recipient } = notice;
  const isGuest = recipient === "GUEST";
  const provider = booking.providerId === null ? null : (sources.providers.get(booking.providerId) ?? null);
  const present = booking.guests.filter((guest) => !guest.hasLeft);
  const owner = booking.guests.find((guest) => guest.ordinal === booking.member);
  const former = booking.history.findLast((event) => event.startsAt !== booking.startsAt);
  const price = { amount: booking.priceMinor, currency: booking.currency };
  return {
    service: sources.services.get(booking.serviceId)?.name ?? "",
    status: booking.status,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    formerStart: kind === "RESCHEDULED" ? (former?.startsAt ?? null) : null,
    decideBy: booking.decideBy,
    wasUnpaid: booking.history.some((event) => event.status === "AWAITING_PAYMENT"),
    staff: booking.staffIds.flatMap((id) => sources.staff.get(id)?.name ?? []),
    placeKind: booking.locationKind,
    place: placeOf(booking, { business, provider }),
    whose: !isGuest && booking.member > 0 ? (owner?.name ?? null) : null,
    // A guest sees no other guests, only the booker.
    guests: isGuest
      ? []
      : present.filter((guest) => guest.ordinal !== booking.member).map((guest) => guest.name),
    seats: isGuest ? 1 : booking.seats,
    price: recipient === "BOOKER" && price.amount > 0 ? price : null,
  };
}

function totalOf(bookings: readonly BookingRow[]) {
  const amount = bookings.reduce((sum, booking) => sum + booking.priceMinor, 0);
  return amount > 0 ? { amount, currency: bookings[0]!.currency } : null;
}

/** For a cancellation its refund; for a refund mail the excess payment only. */
function refundOf(kind: "CANCELLED" | "REFUNDED", { money }: MailSources, bookings: readonly BookingRow[]) {
  const back = (of: BookingMoney) =>
    kind === "CANCELLED" ? of.cancelledMinor : of.refundedMinor - of.givenMinor;
  const amount = bookings.reduce((sum, { id }) => sum + (money.has(id) ? back(money.get(id)!) : 0), 0);
  return amount > 0 ? { amount, currency: bookings[0]!.currency } : null;
}

function reasonOf(kind: NoticeKind, booking: BookingRow): string {
  const isEnd = kind === "CANCELLED" || kind === "DECLINED";
  return isEnd && booking.status === booking.history.at(-1)?.status ? booking.history.at(-1)!.note : "";
}
