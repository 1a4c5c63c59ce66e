import { toQuotaFailure } from "../../../businesses/index.ts";
import type { BookingStop, TakeHoldFailure } from "./takeHold.ts";
import type { FailureWith } from "../../../../shared/failures/failure.ts";

export type TakeFailure = FailureWith<
  "STAFF_BUSY" | "RESOURCE_UNAVAILABLE" | "SEAT_SHORTAGE" | "SLOT_UNAVAILABLE"
>;

export type StopFailure = FailureWith<"BUSINESS_SUSPENDED" | "QUOTA_EXCEEDED">;

export function toStopFailure(stop: BookingStop, now: number): StopFailure {
  return stop === "QUOTA" ? toQuotaFailure("BOOKINGS_PER_MONTH", now) : { code: "BUSINESS_SUSPENDED" };
}

/** Names the line if there are several. */
export function toTakeFailure(
  failure: Exclude<TakeHoldFailure["failure"], "CAP" | BookingStop>,
  { ordinal, available = 0 }: Pick<TakeHoldFailure, "ordinal" | "available">,
  lines: number,
): TakeFailure {
  const lineField = lines > 1 ? { line: ordinal } : {};
  switch (failure) {
    case "STAFF":
      return { code: "STAFF_BUSY", ...lineField };
    case "RESOURCE":
      return { code: "RESOURCE_UNAVAILABLE", ...lineField };
    case "SEATS":
      return { code: "SEAT_SHORTAGE", available, ...lineField };
    case "DAY":
      return { code: "SLOT_UNAVAILABLE", reason: "DAY_LIMIT", ...lineField };
  }
}
