import type { BookingRow } from "../../data/loadBookings.ts";
import type { Booking } from "../../../../platform/database/prisma/client.ts";
import type { Permission } from "../../../access/rules/permissions.ts";
import { type BusinessActor, toBusinessActor, findStaffRestriction } from "../../../access/rules/viewer.ts";
import type { Failure, FailureWith } from "../../../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import {
  type Declared,
  type FailureRefs,
  type MutationInput,
  addBusinessMutation,
} from "../../../access/graphql/addBusinessMutation.ts";
import { BookingRef } from "../booking.ts";
import { BookingNotFoundRef, StatusConflictRef } from "../failures.ts";

interface BookingMutation<Input extends object, Refs extends FailureRefs> {
  readonly description: string;
  readonly permission: Permission;
  readonly input: MutationInput<Input & { readonly id: string }>;
  /** Besides `StatusConflict` and `BookingNotFound`. */
  readonly failures?: Refs;
  readonly run: (
    scope: Scope,
    bookingId: string,
    input: Input,
    actor: BusinessActor,
  ) => Promise<
    Outcome<
      BookingRow,
      Declared<Refs> | FailureWith<"BOOKING_NOT_FOUND" | "STATUS_CONFLICT" | "INVALID_INPUT">
    >
  >;
}

/** `row` is null in a replay. */
interface ChangedBooking {
  readonly id: string;
  readonly row: BookingRow | null;
}

export const bookingArgument = {
  required: true,
  description: "A booking's id, as the business sees it.",
} as const;

/** A viewer who may only change what they serve finds no other booking. */
export function bookingMutation<Input extends object, const Refs extends FailureRefs = []>(
  mutation: string,
  { description, permission, input, failures, run }: BookingMutation<Input, Refs>,
): void {
  addBusinessMutation(mutation, {
    description,
    permission,
    reach: "OWN",
    input,
    payload: bookingPayload(`${mutation[0]!.toUpperCase()}${mutation.slice(1)}Payload`),
    failures: [StatusConflictRef, BookingNotFoundRef, ...(failures ?? [])] as FailureRefs,
    name: async (ctx, { id }) => ({
      isPermitted: await isWithinPermission(ctx, permission, id),
      actor: toBusinessActor(ctx.viewer!),
    }),
    run: async (scope, sent, { isPermitted, actor }): Promise<Outcome<ChangedBooking, Failure>> => {
      const id = toRowId("Booking", sent.id);
      if (id === null) return failNotFound("id");
      if (!isPermitted) return { ok: false, failure: { code: "BOOKING_NOT_FOUND" } };
      const outcome = await run(scope, id, sent, actor);
      return outcome.ok ? { ok: true, value: { id, row: outcome.value } } : outcome;
    },
    keep: ({ id }) => ({ id, row: null }),
    subject: ({ id }) => toGlobalId("Booking", id),
    read: async (ctx, { id, row }) => {
      const { businessId } = ctx.viewer!;
      const where = { businessId_id: { businessId, id } };
      const booking = await ctx.database.prisma.booking.findUniqueOrThrow({ where });
      return { booking: row ? withCommittedState(ctx, booking, row) : booking };
    },
  });
}

/** Another caller may have changed the booking since. */
function withCommittedState(ctx: Context, booking: Booking, row: BookingRow): Booking {
  ctx.loaders(booking.businessId).bookingRow.clear(row.id).prime(row.id, row);
  return {
    ...booking,
    status: row.status,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    arrivedAt: row.arrivedAt === null ? null : new Date(row.arrivedAt),
    decideBy: row.decideBy === null ? null : new Date(row.decideBy),
  };
}

function bookingPayload(name: string) {
  return builder.objectRef<{ readonly booking: Booking }>(name).implement({
    description: "The result, with the present state of the booking.",
    isTypeOf: (value) => "booking" in (value as object),
    fields: (t) => ({ booking: t.expose("booking", { type: BookingRef, description: "The booking." }) }),
  });
}

/** False for a booking of others if the viewer's permission covers only the bookings they serve. */
export async function isWithinPermission(
  { viewer, database }: Context,
  permission: Permission,
  booking: string,
): Promise<boolean> {
  const { businessId } = viewer!;
  const staffId = findStaffRestriction(viewer, businessId, permission);
  const bookingId = toRowId("Booking", booking);
  if (staffId === null || bookingId === null) return true;
  const servedCount = await database.prisma.bookingStaff.count({ where: { businessId, bookingId, staffId } });
  return servedCount > 0;
}
