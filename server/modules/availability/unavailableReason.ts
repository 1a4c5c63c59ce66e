import type { Failure, Issue } from "../../shared/failures/failure.ts";
import type { UnavailableReason } from "../../shared/slots/unavailableReasons.ts";

/**
 * Returns the reason that a search reports where a hold returns the failure.
 * @throws {Error} for a failure that a planned hold cannot return
 */
export function toUnavailableReason(failure: Failure): UnavailableReason {
  switch (failure.code) {
    case "STAFF_BUSY":
    case "RESERVATION_LIMIT":
    case "PAYMENT_UNAVAILABLE":
    case "BUSINESS_SUSPENDED":
      return failure.code;
    case "RESOURCE_UNAVAILABLE":
      return "RESOURCE_BUSY";
    case "SEAT_SHORTAGE":
      return "NO_SEATS";
    case "CALENDAR_UNAVAILABLE":
    case "SLOT_UNAVAILABLE":
      return failure.reason;
    case "INVALID_INPUT": {
      const reason = failure.issues[0] && findLineReason(failure.issues[0]);
      if (reason) return reason;
    }
  }
  throw new Error(`a planned hold does not fail with ${failure.code}`);
}

function findLineReason({ code, path }: Issue): UnavailableReason | null {
  switch (code) {
    case "NOT_FOUND":
      return path.at(-1) === "staff" ? "STAFF_NOT_OFFERED" : "UNPUBLISHED";
    case "OUT_OF_RANGE":
      return "NOT_A_CLASS";
    case "GUESTS_NOT_TAKEN":
      return code;
    default:
      return null;
  }
}
