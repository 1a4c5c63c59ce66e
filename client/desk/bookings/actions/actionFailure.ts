import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ConnectionError } from "../../../relay/retry.ts";

/** A rejected action on a booking. Codes are those of the graph, `CONNECTION` if no response arrived. */
export interface ActionFailure {
  readonly code: string;
  /** `UnavailableReason` of a rejected start. */
  readonly reason?: string | null;
  /** Starts of the same day that are still free. */
  readonly starts?: readonly string[];
  /** Codes of the issues of an input. */
  readonly issues?: readonly { readonly code: string; readonly path: readonly string[] }[];
}

interface FailurePayload {
  readonly __typename: string;
  readonly code?: string;
  readonly reason?: string | null;
  readonly day?: { readonly starts: readonly string[] } | null;
  readonly issues?: readonly { readonly code: string; readonly path: readonly string[] }[];
}

/** Returns the failure of a mutation's result. Null for its payload. */
export function toActionFailure(result: FailurePayload): ActionFailure | null {
  if (result.__typename.endsWith("Payload")) return null;
  const { code = "UNKNOWN", reason, day, issues } = result;
  return {
    code,
    ...(reason == null ? {} : { reason }),
    ...(day == null ? {} : { starts: day.starts }),
    ...(issues === undefined ? {} : { issues }),
  };
}

export function errorToActionFailure(error: unknown): ActionFailure {
  return { code: error instanceof ConnectionError ? "CONNECTION" : "UNKNOWN" };
}

/** Returns why a request without a response has failed. */
export const getErrorMessage = (error: unknown): MessageDescriptor =>
  getActionFailureMessage(errorToActionFailure(error));

/** Returns whether the same request may succeed later. */
export const isRepeatable = ({ code, reason }: ActionFailure): boolean =>
  reason == null && (code === "CONNECTION" || code === "UNKNOWN");

/** Returns why a start is rejected. */
export function getReasonMessage(reason: string): MessageDescriptor {
  switch (reason) {
    case "OUTSIDE_HOURS":
      return msg`This time is outside the working hours.`;
    case "OFF_INTERVAL":
      return msg`The service does not start at this minute.`;
    case "IN_THE_PAST":
      return msg`This time is in the past.`;
    case "TOO_SOON":
      return msg`The service needs more notice.`;
    case "BEYOND_HORIZON":
      return msg`The service cannot be booked so far ahead.`;
    case "DAY_LIMIT":
      return msg`This day has reached the limit of the service.`;
    case "RESOURCE_BUSY":
      return msg`The room or equipment is taken at this time.`;
    case "NO_SEATS":
    case "RESERVATION_LIMIT":
      return msg`There are not enough seats left.`;
    case "NO_STAFF":
    case "STAFF_NOT_OFFERED":
      return msg`This person does not offer the service.`;
    case "UNPUBLISHED":
      return msg`The service is not published.`;
    case "STAFF_BUSY":
      return msg`Nobody is free at this time.`;
    default:
      return msg`This time cannot be booked.`;
  }
}

export function getActionFailureMessage({ code, reason, issues }: ActionFailure): MessageDescriptor {
  if (reason != null) return getReasonMessage(reason);
  switch (code) {
    case "BOOKING_NOT_FOUND":
      return msg`There is no such booking, or you may not see it.`;
    case "BUSINESS_SUSPENDED":
      return msg`Your business is suspended, so nothing can be changed.`;
    case "PAYMENT_UNAVAILABLE":
      return msg`Online payment is not set up, so this cannot be approved.`;
    case "PAYMENT_NOT_FOUND":
      return msg`This payment does not exist any more.`;
    case "REFUND_TOO_LARGE":
      return msg`The amount is larger than what can still be refunded.`;
    case "TOO_MANY_ATTEMPTS":
      return msg`Too many attempts. Please try again in a few minutes.`;
    case "QUOTA_EXCEEDED":
      return msg`The bookings of your plan are used up for this month.`;
    case "HOLD_EXPIRED":
      return msg`The time was no longer held. Please try once more.`;
    case "CONNECTION":
      return msg`The connection was lost. Nothing was changed, as far as we know. Please try again.`;
    case "DISQUALIFIED":
      return msg`With these answers the service cannot be booked.`;
    case "INVALID_INPUT":
      return issues?.some((issue) => issue.code === "TOO_LONG")
        ? msg`This text is too long.`
        : msg`Please check the details below.`;
    default:
      return msg`That did not work. Please try again.`;
  }
}
