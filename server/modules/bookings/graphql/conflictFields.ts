import type { ObjectFieldBuilder } from "@pothos/core";
import type { builder } from "../../../platform/graphql/builder.ts";
import { BookingRef } from "./booking.ts";
import type { requiresOfViewer } from "../../access/graphql/authorization.ts";
import { findBookings, MAX_BOOKINGS } from "./bookingList.ts";

/**
 * Fields of a payload or failure for the bookings that a change conflicts with. The change leaves them as they are.
 *
 * @param getIds returns their row ids, by start
 * @param authScopes the permission to read them, if the mutation does not require it
 */
export function conflictFields<Parent>(
  t: ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], Parent>,
  description: string,
  getIds: (parent: Parent) => readonly string[],
  authScopes?: ReturnType<typeof requiresOfViewer>,
) {
  return {
    conflictingBookings: t.prismaField({
      type: [BookingRef],
      ...(authScopes && { authScopes }),
      description: `${description} By start, at most ${MAX_BOOKINGS}.`,
      resolve: (query, parent, _, ctx) =>
        findBookings(query, ctx, ctx.viewer!.businessId, getIds(parent).slice(0, MAX_BOOKINGS)),
    }),
    conflictingBookingsCount: t.int({
      description: "Total number of these bookings, which can exceed the list.",
      resolve: (parent) => getIds(parent).length,
    }),
  };
}
