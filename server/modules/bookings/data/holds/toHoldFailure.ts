import type { TakeHoldFailure } from "./takeHold.ts";
import type { Failure } from "../../../../shared/failures/failure.ts";

/** Names the line if there are several. */
export function toHoldFailure(taken: TakeHoldFailure, lines: number): Failure {
  const lineField = lines > 1 ? { line: taken.ordinal } : {};
  switch (taken.failure) {
    case "STAFF":
      return { code: "STAFF_BUSY", ...lineField };
    case "RESOURCE":
      return { code: "RESOURCE_UNAVAILABLE", ...lineField };
    case "SEATS":
      return { code: "SEAT_SHORTAGE", available: taken.available ?? 0, ...lineField };
    case "DAY":
      return { code: "SLOT_UNAVAILABLE", reason: "DAY_FULL", ...lineField };
    case "CAP":
      return { code: "TOO_MANY_HOLDS" };
  }
}
