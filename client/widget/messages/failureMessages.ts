import type { BookingFailure } from "./bookingFailure.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { guestServicesMessage } from "../../shared/guestServicesMessage.ts";

export function getLimitMessage(count: number): MessageDescriptor {
  return msg`You can reserve up to ${count} slots for this service. To book for additional guests, kindly select a different service for the same time slot.`;
}

/** Returns the title and the advice for a failure. `hasDetails` is true when there are details to keep. */
export function getFailureMessage(
  failure: BookingFailure,
  hasDetails = true,
): {
  readonly title: MessageDescriptor;
  readonly advice: MessageDescriptor | null;
} {
  const heldAdvice =
    failure.isHoldKept === true ? msg`Nothing has changed. Your time is still held for you.` : null;
  const chooseAnotherAdvice =
    heldAdvice ??
    (hasDetails ? msg`Your details are kept. Please choose another time.` : msg`Please choose another time.`);
  const count = failure.count ?? 0;
  switch (failure.code) {
    case "STAFF_BUSY":
      return { title: msg`Not booked: Staff busy`, advice: chooseAnotherAdvice };
    case "RESOURCE_UNAVAILABLE":
      return {
        title: msg`Booking unsuccessful, resource unavailable at the moment.`,
        advice: chooseAnotherAdvice,
      };
    case "SEAT_SHORTAGE":
      if (count === 0) return { title: msg`This time is fully booked.`, advice: chooseAnotherAdvice };
      return {
        title: msg`Total available seats for this slot is only ${count}`,
        advice: chooseAnotherAdvice,
      };
    case "RESERVATION_LIMIT":
      return { title: getLimitMessage(count), advice: heldAdvice };
    case "SLOT_UNAVAILABLE":
      return { title: msg`This time is no longer available.`, advice: chooseAnotherAdvice };
    case "CALENDAR_UNAVAILABLE":
      return { title: msg`Unable to find calendar`, advice: null };
    case "BUSINESS_SUSPENDED":
      return {
        title: msg`Online booking is not available at the moment`,
        advice: msg`Your details are kept. Please call us to book.`,
      };
    case "QUOTA_EXCEEDED":
      return {
        title: msg`No more appointments can be booked online this month.`,
        advice: msg`Your details are kept. Please call us to book.`,
      };
    case "PAYMENT_UNAVAILABLE":
      return {
        title: msg`Online payment is not possible at the moment`,
        advice: heldAdvice ?? msg`Your details are kept. Please call us to book.`,
      };
    case "HOLD_EXPIRED":
      return {
        title: msg`The time is no longer held for you.`,
        advice: msg`Your details are kept. If the time is still free, choose it again.`,
      };
    case "SLUG_EXPIRED":
      return { title: msg`This link is no longer valid`, advice: msg`Your details are kept.` };
    case "TOO_MANY_HOLDS":
      return {
        title: msg`Too many times are being held at once.`,
        advice: msg`Please try again in a few minutes.`,
      };
    case "TOO_MANY_BOOKINGS":
      return {
        title: msg`Many appointments were booked from your connection within an hour.`,
        advice: msg`${plural(count, { one: "Your details are kept. Please try again in # minute, or call us.", other: "Your details are kept. Please try again in # minutes, or call us." })}`,
      };
    case "TOO_MANY_OPEN_BOOKINGS":
      return {
        title: msg`${plural(count, { one: "There is already # upcoming appointment under this email.", other: "There are already # upcoming appointments under this email." })}`,
        advice: msg`Your details are kept. Please call us to book another one, we are happy to help.`,
      };
    case "GUEST_SERVICES":
      return { title: guestServicesMessage, advice: null };
    case "DISQUALIFIED":
      return {
        title: msg`Based on your answers, this appointment cannot be booked online.`,
        advice: msg`Your time is still held for you. If an answer was wrong, change it below.`,
      };
    case "INVALID_INPUT":
      return { title: msg`Please check the details below.`, advice: null };
    case "CONNECTION":
      return {
        title: msg`We were unable to schedule your appointment. Please try again.`,
        advice: hasDetails
          ? msg`The connection was lost. Your details are kept.`
          : msg`The connection was lost.`,
      };
    case "IDEMPOTENCY_CONFLICT":
      return {
        title: msg`We were unable to schedule your appointment. Please try again.`,
        advice: msg`Your details are kept.`,
      };
    case "UNKNOWN":
      return {
        title: msg`We were unable to schedule your appointment. Please try again.`,
        advice: hasDetails
          ? msg`Something went wrong on our side. Your details are kept.`
          : msg`Something went wrong on our side.`,
      };
  }
}
