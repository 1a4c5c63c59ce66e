import type { Failure, IssueCode } from "../../shared/failures/failure.ts";
import type { UnavailableReason } from "../../shared/slots/types.ts";

export const LINE_ISSUES = ["NOT_FOUND", "OUT_OF_RANGE", "GUESTS_NOT_TAKEN"] as const satisfies IssueCode[];

export type HoldRefusal =
  | UnavailableReason
  | "RESERVATION_LIMIT"
  | "CALENDAR_UNAVAILABLE"
  | "PAYMENT_UNAVAILABLE"
  | (typeof LINE_ISSUES)[number];

/** @throws {Error} for a failure that a planned hold cannot return */
export function toHoldRefusal(failure: Failure): HoldRefusal {
  switch (failure.code) {
    case "STAFF_BUSY":
    case "RESERVATION_LIMIT":
    case "CALENDAR_UNAVAILABLE":
    case "PAYMENT_UNAVAILABLE":
      return failure.code;
    case "RESOURCE_UNAVAILABLE":
      return "RESOURCE_BUSY";
    case "SEAT_SHORTAGE":
      return "SEATS_SHORT";
    case "SLOT_UNAVAILABLE":
      return failure.reason;
    case "INVALID_INPUT": {
      const code = LINE_ISSUES.find((one) => one === failure.issues[0]?.code);
      if (code) return code;
    }
  }
  throw new Error(`a planned hold does not fail with ${failure.code}`);
}
