import type { TakingFault } from "./data/holds/takeHold.ts";
import type { Failure } from "../../shared/failures/failure.ts";

/** Names the line if there are several. */
export function takingFailure(taken: TakingFault, lines: number): Failure {
  const of = lines > 1 ? { line: taken.ordinal } : {};
  switch (taken.failure) {
    case "STAFF":
      return { code: "STAFF_BUSY", ...of };
    case "RESOURCE":
      return { code: "RESOURCE_UNAVAILABLE", ...of };
    case "SEATS":
      return { code: "SEAT_SHORTAGE", available: taken.available ?? 0, ...of };
    case "DAY":
      return { code: "SLOT_UNAVAILABLE", reason: "DAY_FULL", ...of };
    case "CAP":
      return { code: "TOO_MANY_HOLDS" };
  }
}
