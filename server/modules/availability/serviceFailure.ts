import type { LoadedSearch } from "./data/loadSlotSearch.ts";
import { type Failure, invalidInput, issue } from "../../shared/failures/failure.ts";
import { linePrice } from "./linePrice.ts";
import { paymentRefusal } from "../payments/paymentRefusal.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { unitsByResource } from "./slotSearch.ts";

interface Wanted {
  readonly staffId: string | null;
  readonly seats: number;
}

export function closedFailure({ service, people }: LoadedSearch, { staffId, seats }: Wanted): Failure | null {
  if (service.publication !== "PUBLISHED") return { code: "CALENDAR_UNAVAILABLE" };
  if (staffId && (service.assignment !== "CHOSEN" || people.length === 0))
    return invalidInput(issue(["staff"], "NOT_FOUND"));
  if (people.length === 0) return { code: "CALENDAR_UNAVAILABLE" };
  return seats > 1 && service.capacity === 1 ? invalidInput(issue(["seats"], "OUT_OF_RANGE")) : null;
}

/** Returns the failure of a hold of the line at every start, independent of calendars, or null. */
export function serviceFailure(scope: Scope, loaded: LoadedSearch, wanted: Wanted): Failure | null {
  const closed = closedFailure(loaded, wanted);
  if (closed) return closed;
  const { service, sessions, units } = loaded;
  const { seats } = wanted;
  if (unitsByResource(units).some((group) => group.length < group[0]!.needed))
    return { code: "RESOURCE_UNAVAILABLE" };
  const most = service.max_per_booking;
  if (most !== null && seats > most)
    return { code: "RESERVATION_LIMIT", count: Math.min(most, service.capacity) };
  // A session may offer more seats than the service does now.
  const left = Math.max(service.capacity, ...sessions.map((one) => one.seatsOffered - one.seatsTaken));
  if (seats > left) return { code: "SEAT_SHORTAGE", available: left };
  return paymentRefusal(scope, [linePrice(service, 1)]);
}
