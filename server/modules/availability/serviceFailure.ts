import type { LoadedSearch } from "./data/loadSlotSearch.ts";
import { type FailureWith, type Failure, invalidInput, issue } from "../../shared/failures/failure.ts";
import { getLinePrice } from "./linePrice.ts";
import { findSuspension } from "../businesses/index.ts";
import { findPaymentFailure } from "../catalogue/index.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { groupByResource } from "./slotSearch.ts";

interface RequestedLine {
  readonly staffId: string | null;
  readonly seats: number;
}

export function findClosedFailure(
  { service, staff }: LoadedSearch,
  { staffId, seats }: RequestedLine,
): FailureWith<"INVALID_INPUT" | "CALENDAR_UNAVAILABLE"> | null {
  if (service.publication !== "PUBLISHED") return { code: "CALENDAR_UNAVAILABLE", reason: "UNPUBLISHED" };
  if (staffId && (service.assignment !== "CHOSEN" || staff.length === 0))
    return invalidInput(issue(["staff"], "NOT_FOUND"));
  if (staff.length === 0) return { code: "CALENDAR_UNAVAILABLE", reason: "NO_STAFF" };
  return seats > 1 && service.capacity === 1 ? invalidInput(issue(["seats"], "OUT_OF_RANGE")) : null;
}

/** Returns the failure of a hold of the line at every start, independent of calendars, or null. */
export function findServiceFailure(scope: Scope, loaded: LoadedSearch, line: RequestedLine): Failure | null {
  const closed = findSuspension(scope) ?? findClosedFailure(loaded, line);
  if (closed) return closed;
  const { service, sessions, units } = loaded;
  const { seats } = line;
  if (groupByResource(units).some((group) => group.length < group[0]!.needed))
    return { code: "RESOURCE_UNAVAILABLE" };
  const maximum = service.max_per_booking;
  if (maximum !== null && seats > maximum)
    return { code: "RESERVATION_LIMIT", count: Math.min(maximum, service.capacity) };
  // A session may offer more seats than the service does now.
  const seatsLeft = Math.max(service.capacity, ...sessions.map((one) => one.seatsOffered - one.seatsTaken));
  if (seats > seatsLeft) return { code: "SEAT_SHORTAGE", available: seatsLeft };
  return findPaymentFailure(scope, [getLinePrice(service, 1)]);
}
