import type { BookingRow } from "../../data/loadBookings.ts";
import type { Booking } from "../../../../platform/database/prisma/client.ts";
import type { Permission } from "../../../access/rules/permissions.ts";
import { type BusinessActor, businessActor, onlyStaff } from "../../../access/rules/viewer.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { notFound } from "../../../../platform/graphql/notFound.ts";
import { type OwnerInput, ownerMutation } from "../../../../platform/graphql/ownerMutation.ts";
import { BookingRef } from "../booking.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";

interface BookingMutation<Input extends object> {
  readonly description: string;
  readonly permission: Permission;
  readonly input: OwnerInput<Input & { readonly booking: string }>;
  /** Besides `StatusConflict` and `BookingNotFound`. */
  readonly failures?: Parameters<typeof ownerMutation>[1]["failures"];
  readonly run: (
    scope: Scope,
    bookingId: string,
    input: Input,
    actor: BusinessActor,
  ) => Promise<Outcome<BookingRow>>;
}

/** `row` is null in a replay. */
interface Changed {
  readonly id: string;
  readonly row: BookingRow | null;
}

export const bookingArgument = {
  required: true,
  description: "A booking's id, as the business sees it.",
} as const;

/** A viewer who may only change what they serve finds no other booking. */
export function bookingMutation<Input extends object>(
  mutation: string,
  { description, permission, input, failures: others = [], run }: BookingMutation<Input>,
): void {
  ownerMutation(mutation, {
    description,
    permission,
    reach: "OWN",
    input,
    success: bookingSuccess(`${mutation[0]!.toUpperCase()}${mutation.slice(1)}Success`),
    failures: [failures.StatusConflictRef, failures.BookingNotFoundRef, ...others],
    name: async (ctx, { booking }) => ({
      isOwn: await isTheirs(ctx, permission, booking),
      actor: businessActor(ctx.viewer!),
    }),
    run: async (scope, sent, { isOwn, actor }): Promise<Outcome<Changed>> => {
      const id = rowId("Booking", sent.booking);
      if (id === null) return notFound("booking");
      if (!isOwn) return { ok: false, failure: { code: "BOOKING_NOT_FOUND" } };
      const outcome = await run(scope, id, sent, actor);
      return outcome.ok ? { ok: true, value: { id, row: outcome.value } } : outcome;
    },
    keep: ({ id }) => ({ id, row: null }),
    subject: ({ id }) => globalId("Booking", id),
    read: async (ctx, { id, row }) => {
      const { businessId } = ctx.viewer!;
      const where = { businessId_id: { businessId, id } };
      const booking = await ctx.database.prisma.booking.findUniqueOrThrow({ where });
      return { booking: row ? asCommitted(ctx, booking, row) : booking };
    },
  });
}

/** Another caller may have changed the booking since. */
function asCommitted(ctx: Context, booking: Booking, row: BookingRow): Booking {
  ctx.loaders(booking.businessId).bookingRow.clear(row.id).prime(row.id, row);
  return {
    ...booking,
    status: row.status,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    decideBy: row.decideBy === null ? null : new Date(row.decideBy),
  };
}

function bookingSuccess(name: string) {
  return builder.objectRef<{ readonly booking: Booking }>(name).implement({
    description: "The result, with the present state of the booking.",
    isTypeOf: (value) => "booking" in (value as object),
    fields: (t) => ({ booking: t.expose("booking", { type: BookingRef, description: "The booking." }) }),
  });
}

async function isTheirs(
  { viewer, database }: Context,
  permission: Permission,
  booking: string,
): Promise<boolean> {
  const { businessId } = viewer!;
  const staffId = onlyStaff(viewer, businessId, permission);
  const bookingId = rowId("Booking", booking);
  if (staffId === null || bookingId === null) return true;
  const served = await database.prisma.bookingStaff.count({ where: { businessId, bookingId, staffId } });
  return served > 0;
}
