import { GraphQLError } from "graphql";
import {
  type BookingRow,
  loadBookings,
  loadBookingsOfOrders,
  loadOrderBookings,
} from "../../data/loadBookings.ts";
import type { BookingOverride } from "../../../../shared/bookings/overrides.ts";
import { toAuditFields } from "../../rules/overrides.ts";
import type { Failure, FailureWith } from "../../../../shared/failures/failure.ts";
import {
  type BusinessActor,
  toBusinessActor,
  canFor,
  findStaffRestriction,
  getPermissionScope,
} from "../../../access/rules/viewer.ts";
import { actForBusiness } from "../../../access/actForBusiness.ts";
import { type IdempotencyFailure, withIdempotency } from "../../../../platform/database/withIdempotency.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { viewBookings } from "../../viewBookings.ts";
import { forbiddenError } from "../../../access/graphql/authorization.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";

export interface ChangeTarget {
  readonly scope: Scope;
  readonly booking: BookingRow;
  readonly actor: "VISITOR" | BusinessActor;
  readonly member: number;
  /** Null for the business. */
  readonly accessKey: string | null;
}

const BookingIdentifierInput = builder.inputType("BookingIdentifierInput", {
  description: "The booking to change, by exactly one of these fields.",
  isOneOf: true,
  fields: (t) => ({
    id: t.id({
      description:
        "The booking's id, as the business sees it. The cut-off does not apply. Requires `bookings.change`.",
    }),
    accessKey: t.string({ description: "The booker's access key." }),
  }),
});

type BookingIdentifier = typeof BookingIdentifierInput.$inferInput;

/** Throws if the caller lacks the permission. */
export async function findBookingToChange(
  ctx: Context,
  { id, accessKey }: BookingIdentifier,
  role: "BOOKER" | "GUEST" = "BOOKER",
): Promise<ChangeTarget | FailureWith<"BOOKING_NOT_FOUND">> {
  if (!ctx.business) return { code: "BOOKING_NOT_FOUND", ...(accessKey == null ? {} : { accessKey }) };
  if (accessKey != null) {
    const scope = ctx.scope(ctx.business);
    const [access] = await viewBookings(scope, [accessKey]);
    if (!access) return { code: "BOOKING_NOT_FOUND", accessKey };
    if (access.role !== role)
      throw new GraphQLError(/* i18n */ "This key is not allowed to do that.", {
        extensions: { code: "FORBIDDEN" },
      });
    return { scope, booking: access.booking, actor: "VISITOR", member: access.member, accessKey };
  }
  if (getPermissionScope(ctx.viewer, ctx.business.id, "bookings.change") === null)
    throw forbiddenError(ctx.viewer, "bookings.change");
  const scope = ctx.scope(ctx.business);
  const rowId = id == null ? null : toRowId("Booking", id);
  const [row] = rowId === null ? [] : await loadBookings(scope.database.query, ctx.business.id, [rowId]);
  return row && canFor(ctx.viewer, ctx.business.id, "bookings.change", row.staffIds)
    ? { scope, booking: row, actor: toBusinessActor(ctx.viewer!), member: 0, accessKey: null }
    : { code: "BOOKING_NOT_FOUND" };
}

export interface ChangeRequest {
  readonly action: string;
  readonly input: { readonly idempotencyKey?: string | null };
  readonly isWholeOrder: boolean;
  /** Overrides that the change needed, for the audit entry. */
  readonly listUsed?: (rows: readonly BookingRow[]) => readonly BookingOverride[];
}

/** `rows` is null in a replay. */
interface ChangeResult {
  readonly ids: readonly string[];
  readonly rows: readonly BookingRow[] | null;
}

/**
 * Runs once for each idempotency key, and writes an audit entry for the business. A viewer who may only change what
 * they serve cannot change an order that others serve too.
 */
export async function runChange<F extends Failure>(
  ctx: Context,
  { scope, booking, actor, accessKey }: ChangeTarget,
  { action, input: { idempotencyKey = null, ...input }, isWholeOrder, listUsed }: ChangeRequest,
  run: (scope: Scope) => Promise<Outcome<readonly BookingRow[], F>>,
): Promise<Outcome<readonly BookingRow[], F | IdempotencyFailure>> {
  if (actor === "VISITOR" && idempotencyKey === null) return run(scope);
  if (actor !== "VISITOR" && isWholeOrder) await assertServesWholeOrder(ctx, scope, booking);
  const work = {
    input,
    idempotencyKey,
    keep: ({ ids }: ChangeResult): ChangeResult => ({ ids, rows: null }),
    async run(inner: Scope): Promise<Outcome<ChangeResult, F>> {
      const outcome = await run(inner);
      if (!outcome.ok) return outcome;
      return { ok: true, value: { ids: outcome.value.map(({ id }) => id), rows: outcome.value } };
    },
  };
  const outcome =
    accessKey !== null
      ? await withIdempotency(scope, {
          ...work,
          caller: getAccessCaller(scope, accessKey),
          operation: action,
        })
      : await actForBusiness(scope, {
          ...work,
          actor: { kind: ctx.viewer!.kind, id: ctx.viewer!.id, name: ctx.viewer!.name },
          action,
          subject: () => toGlobalId("Booking", booking.id),
          moreFields: ({ rows }) => toAuditFields((rows && listUsed?.(rows)) ?? []),
        });
  if (!outcome.ok) return outcome;
  // Refunds are stored by now.
  scope.wakePayments();
  const { ids, rows } = outcome.value;
  if (rows) return { ok: true, value: rows };
  const order = await loadOrderBookings(scope.database.query, scope.business.id, booking.orderId);
  return { ok: true, value: order.filter(({ id }) => ids.includes(id)) };
}

export function getAccessCaller({ signer }: Scope, key: string): Buffer {
  return signer.fingerprint("access", key);
}

/** Throws for a viewer who may only change what they serve if others serve the order too. */
export async function assertServesWholeOrder(
  ctx: Context,
  { database, business }: Scope,
  booking: BookingRow,
): Promise<void> {
  const staffId = findStaffRestriction(ctx.viewer, business.id, "bookings.change");
  if (staffId === null) return;
  const rows = await loadBookingsOfOrders(database.query, business.id, [booking.orderId]);
  if (rows.some(({ staffIds }) => !staffIds.includes(staffId)))
    throw forbiddenError(ctx.viewer, "bookings.change");
}

export function bookingFields(t: Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0]) {
  return {
    booking: t.field({
      type: BookingIdentifierInput,
      required: true,
      description: "The booking, by its access key or by its id.",
    }),
    ...idempotencyKeyField(t),
  };
}
