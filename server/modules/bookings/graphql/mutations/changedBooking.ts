import { GraphQLError } from "graphql";
import {
  type BookingRow,
  loadBookings,
  loadBookingsOfOrders,
  loadOrderBookings,
} from "../../data/loadBookings.ts";
import { type Failure, type FailureWith, invalidInput, issue } from "../../../../shared/failures/failure.ts";
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
import type { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";

export const BOOKING_ID_DESCRIPTIONS = {
  key: "The booker's access key.",
  booking:
    "The booking's id, as the business sees it. Requires the permission to change bookings; the cut-off does not apply.",
} as const;

export interface ChangeTarget {
  readonly scope: Scope;
  readonly booking: BookingRow;
  readonly actor: "VISITOR" | BusinessActor;
  readonly member: number;
}

interface BookingIdArgs {
  readonly key?: string | null;
  readonly booking?: string | null;
}

/** Throws if the caller lacks the permission. */
export async function findBookingToChange(
  ctx: Context,
  { key, booking }: BookingIdArgs,
  role: "BOOKER" | "GUEST" = "BOOKER",
): Promise<ChangeTarget | FailureWith<"INVALID_INPUT" | "BOOKING_NOT_FOUND">> {
  if ((key == null) === (booking == null))
    return invalidInput(issue([key == null ? "key" : "booking"], "REQUIRED"));
  if (!ctx.business) return { code: "BOOKING_NOT_FOUND", ...(key == null ? {} : { key }) };
  if (key != null) {
    const scope = ctx.scope(ctx.business);
    const [access] = await viewBookings(scope, [key]);
    if (!access) return { code: "BOOKING_NOT_FOUND", key };
    if (access.role !== role)
      throw new GraphQLError(/* i18n */ "This key is not allowed to do that.", {
        extensions: { code: "FORBIDDEN" },
      });
    return { scope, booking: access.booking, actor: "VISITOR", member: access.member };
  }
  if (getPermissionScope(ctx.viewer, ctx.business.id, "bookings.change") === null)
    throw forbiddenError(ctx.viewer);
  const scope = ctx.scope(ctx.business);
  const id = toRowId("Booking", booking!);
  const [row] = id === null ? [] : await loadBookings(scope.database.query, ctx.business.id, [id]);
  return row && canFor(ctx.viewer, ctx.business.id, "bookings.change", row.staffIds)
    ? { scope, booking: row, actor: toBusinessActor(ctx.viewer!), member: 0 }
    : { code: "BOOKING_NOT_FOUND" };
}

export interface ChangeRequest {
  readonly action: string;
  readonly input: BookingIdArgs & { readonly idempotencyKey?: string | null };
  readonly isWholeOrder: boolean;
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
  { scope, booking, actor }: ChangeTarget,
  { action, input: { idempotencyKey = null, ...input }, isWholeOrder }: ChangeRequest,
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
    actor === "VISITOR"
      ? await withIdempotency(scope, {
          ...work,
          caller: getAccessCaller(scope, input.key!),
          operation: action,
        })
      : await actForBusiness(scope, {
          ...work,
          actor: { kind: ctx.viewer!.kind, id: ctx.viewer!.id, name: ctx.viewer!.name },
          action,
          subject: () => toGlobalId("Booking", booking.id),
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

async function assertServesWholeOrder(
  ctx: Context,
  { database, business }: Scope,
  booking: BookingRow,
): Promise<void> {
  const staffId = findStaffRestriction(ctx.viewer, business.id, "bookings.change");
  if (staffId === null) return;
  const rows = await loadBookingsOfOrders(database.query, business.id, [booking.orderId]);
  if (rows.some(({ staffIds }) => !staffIds.includes(staffId))) throw forbiddenError(ctx.viewer);
}

export function bookingIdFields(t: Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0]) {
  return {
    key: t.string({ description: BOOKING_ID_DESCRIPTIONS.key }),
    booking: t.id({ description: BOOKING_ID_DESCRIPTIONS.booking }),
    ...idempotencyKeyField(t),
  };
}
