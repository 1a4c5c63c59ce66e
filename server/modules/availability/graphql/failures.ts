import type { Failure } from "../../../shared/failures/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { createFailure } from "../../../platform/graphql/types/failures.ts";
import { AvailabilityDayRef } from "./availability.ts";
import type { AvailabilityQuery } from "./availabilityQuery.ts";
import { UnavailableReasonEnum } from "./enums.ts";
import { toUnavailableReason } from "../unavailableReason.ts";

/** `retry` loads what is still available. */
interface Retry {
  readonly retry?: AvailabilityQuery;
}

export type SlotFailure = Failure & Retry;

function createSlotFailure<Code extends Failure["code"]>(name: string, code: Code, description: string) {
  const ref = createFailure<Code, Retry>(name, code, description);
  builder.objectField(ref, "day", (t) =>
    t.field({
      type: AvailabilityDayRef,
      nullable: true,
      description:
        "The slots of that day that are still available, in the requested time zone. Null if they could not be loaded.",
      resolve: async ({ retry }) => {
        const found = await retry?.slots();
        const day = found?.days[0];
        return retry && found && day ? { query: retry, slots: found, day } : null;
      },
    }),
  );
  builder.objectField(ref, "line", (t) =>
    t.int({
      nullable: true,
      description:
        "Index of the line of the party or of the occurrence in the series. Null if there is only one.",
      resolve: (failure) => ("line" in failure ? (failure.line ?? null) : null),
    }),
  );
  return addReason(ref);
}

function addReason<Ref extends ReturnType<typeof createFailure<Failure["code"]>>>(ref: Ref): Ref {
  builder.objectField(ref, "reason", (t) =>
    t.field({
      type: UnavailableReasonEnum,
      description: "The first rule that rejects the start, as `Availability.refusal` returns it.",
      resolve: (failure) => toUnavailableReason(failure),
    }),
  );
  return ref;
}

export const StaffBusyRef = createSlotFailure(
  "StaffBusy",
  "STAFF_BUSY",
  "No staff member of the service is available any more.",
);
export const ResourceUnavailableRef = createSlotFailure(
  "ResourceUnavailable",
  "RESOURCE_UNAVAILABLE",
  "A room or a piece of equipment is not available any more.",
);
export const SeatShortageRef = createSlotFailure(
  "SeatShortage",
  "SEAT_SHORTAGE",
  "Fewer seats are left than the request needs.",
);
builder.objectField(SeatShortageRef, "available", (t) => t.exposeInt("available"));
export const SlotUnavailableRef = createSlotFailure(
  "SlotUnavailable",
  "SLOT_UNAVAILABLE",
  "The calendar rules do not offer that start.",
);
export const ReservationLimitRef = addReason(
  createFailure(
    "ReservationLimit",
    "RESERVATION_LIMIT",
    "The request needs more seats of the service than one order may have, or than the start has left.",
  ),
);
builder.objectField(ReservationLimitRef, "count", (t) => t.exposeInt("count"));
export const CalendarUnavailableRef = addReason(
  createFailure(
    "CalendarUnavailable",
    "CALENDAR_UNAVAILABLE",
    "The service is unpublished, archived, or has no staff member.",
  ),
);
