import type { Booking } from "../../../../platform/database/prisma/client.ts";
import { requiresOfViewer } from "../../../access/graphql/authorization.ts";
import { toBusinessActor, findStaffRestriction } from "../../../access/rules/viewer.ts";
import type { BulkCaller, BulkResult, BulkTarget } from "../../bulk/bulkBookings.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toRowId } from "../../../../platform/graphql/globalIds.ts";
import { FailureInterface } from "../../../../platform/graphql/types/failures.ts";
import { BookingRef } from "../booking.ts";

export interface LoadedResult extends BulkResult {
  readonly booking: Booking | null;
}

export const BulkBookingResultRef = builder.objectRef<LoadedResult>("BulkBookingResult").implement({
  description: "The result of a bulk action for one booking.",
  fields: (t) => ({
    bookingId: t.exposeID("id", { description: "The booking's id, as it was sent." }),
    booking: t.expose("booking", {
      type: BookingRef,
      nullable: true,
      authScopes: requiresOfViewer("bookings.read", "OWN"),
      description: "The booking in its present state. Null if the caller has no booking with this id.",
    }),
    failure: t.expose("failure", {
      type: FailureInterface,
      nullable: true,
      description: "The reason why nothing was done for this booking. Null if it was done.",
    }),
  }),
});

export function findBulkCaller({ viewer }: Context): BulkCaller {
  const { businessId, kind, id, name } = viewer!;
  return {
    actor: toBusinessActor(viewer!),
    auditActor: { kind, id, name },
    staffId: findStaffRestriction(viewer, businessId, "bookings.change"),
  };
}

export const toTargets = (ids: readonly string[]): BulkTarget[] =>
  ids.map((id) => ({ id, rowId: toRowId("Booking", id) }));

/** A booking that was not found is not loaded, because it may belong to other staff. */
export async function loadResults(
  { database, viewer }: Context,
  results: readonly BulkResult[],
): Promise<LoadedResult[]> {
  const isFound = ({ failure }: BulkResult) => failure?.code !== "BOOKING_NOT_FOUND";
  const ids = results.filter(isFound).flatMap(({ rowId }) => rowId ?? []);
  const { businessId } = viewer!;
  const rows =
    ids.length === 0
      ? []
      : await database.prisma.booking.findMany({ where: { businessId, id: { in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return results.map((result) => ({ ...result, booking: byId.get(result.rowId ?? "") ?? null }));
}
