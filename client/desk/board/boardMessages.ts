import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BookingFacts } from "./rules/boardModel.ts";
import type { MoveRefusal } from "./rules/movePreview.ts";

/** Facts of a booking that need attention. */
export function listFlags(booking: BookingFacts): MessageDescriptor[] {
  return [
    ...(booking.isOverbooked ? [msg`Overbooked`] : []),
    ...(booking.isUnpaid ? [msg`Unpaid`] : []),
    ...(booking.hasMissingAnswers ? [msg`Answers missing`] : []),
    ...(booking.isFirstVisit ? [msg`First visit`] : []),
    ...(booking.hasNote ? [msg`Note`] : []),
  ];
}

export function getRefusalMessage(refusal: MoveRefusal): MessageDescriptor {
  switch (refusal) {
    case "PAST":
      return msg`In the past`;
    case "CLOSED":
      return msg`Outside opening hours`;
    case "BOOKED":
      return msg`Already booked`;
    case "BLOCKED":
      return msg`Blocked`;
    case "HELD":
      return msg`Held by a visitor`;
    case "EXTERNAL":
      return msg`Busy in another calendar`;
    case "NOT_OFFERED":
      return msg`Does not offer this service`;
  }
}

/** The same for a block, which can cover appointments. */
export function getBlockMessage(refusal: MoveRefusal): MessageDescriptor {
  return refusal === "BOOKED" ? msg`Appointments here stay` : getRefusalMessage(refusal);
}

/** Reasons of the server, by `UnavailableReason`. */
export function getReasonMessage(reason: string): MessageDescriptor {
  switch (reason) {
    case "BEYOND_HORIZON":
      return msg`It is further ahead than this service can be booked.`;
    case "TOO_SOON":
      return msg`It is too soon: the service needs more notice.`;
    case "IN_THE_PAST":
      return msg`In the past`;
    case "OUTSIDE_HOURS":
    case "DATE_OVERRIDE":
      return msg`Outside opening hours`;
    case "HOLIDAY":
      return msg`The business is closed on this day.`;
    case "OFF_INTERVAL":
      return msg`Appointments for this service do not start at this time.`;
    case "BLOCKED":
      return msg`Blocked`;
    case "BOOKED":
    case "STAFF_BUSY":
      return msg`Already booked`;
    case "HELD":
      return msg`Held by a visitor`;
    case "BUSY_ELSEWHERE":
      return msg`Busy in another calendar`;
    case "RESOURCE_BUSY":
      return msg`The room or device is taken.`;
    case "DAY_LIMIT":
      return msg`The day has reached its number of appointments.`;
    case "NO_SEATS":
    case "RESERVATION_LIMIT":
      return msg`There are not enough seats left.`;
    case "NO_STAFF":
    case "STAFF_NOT_OFFERED":
      return msg`Does not offer this service`;
    case "UNPUBLISHED":
      return msg`The service is not published.`;
    case "LOOK_BUSY":
      return msg`The time is free, but hidden so that the calendar looks busier.`;
    case "PAYMENT_UNAVAILABLE":
      return msg`Payment is not set up.`;
    case "BUSINESS_SUSPENDED":
      return msg`Online booking is switched off.`;
    default:
      return msg`The time cannot be booked.`;
  }
}
