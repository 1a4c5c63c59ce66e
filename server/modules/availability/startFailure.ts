import type { FailureWith } from "../../shared/failures/failure.ts";

/** Failures of a hold at one start. */
export type StartFailure = FailureWith<
  | "INVALID_INPUT"
  | "CALENDAR_UNAVAILABLE"
  | "RESERVATION_LIMIT"
  | "STAFF_BUSY"
  | "RESOURCE_UNAVAILABLE"
  | "SLOT_UNAVAILABLE"
  | "SEAT_SHORTAGE"
>;
