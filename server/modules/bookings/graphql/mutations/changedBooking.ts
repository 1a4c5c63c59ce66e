import { GraphQLError } from "graphql";
import {
  type BookingRow,
  loadBookings,
  loadBookingsOfOrders,
  loadOrderBookings,
} from "../../data/loadBookings.ts";
import { type Failure, invalidInput, issue } from "../../../../shared/failures/failure.ts";
import {
  type BusinessActor,
  businessActor,
  canFor,
  onlyStaff,
  reachIn,
} from "../../../access/rules/viewer.ts";
import { actForBusiness } from "../../../access/actForBusiness.ts";
import { withIdempotency } from "../../../../platform/database/withIdempotency.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { viewBookings } from "../../viewBookings.ts";
import { forbidden } from "../../../access/graphql/authorization.ts";
import type { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { repeatable } from "../../../../platform/graphql/ownerMutation.ts";

export const WHICH = {
  key: "The booker's access key.",
  booking: "The booking's id, as the business sees it: with an API key, whatever the cut-off.",
} as const;

export interface ToChange {
  readonly scope: Scope;
  readonly booking: BookingRow;
  readonly actor: "VISITOR" | BusinessActor;
  readonly member: number;
}

interface Which {
  readonly key?: string | null;
  readonly booking?: string | null;
}

/** Throws if the caller lacks the permission. */
export async function bookingToChange(
  ctx: Context,
  { key, booking }: Which,
  role: "BOOKER" | "GUEST" = "BOOKER",
): Promise<ToChange | Failure> {
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
  if (reachIn(ctx.viewer, ctx.business.id, "bookings.change") === null) throw forbidden(ctx.viewer);
  const scope = ctx.scope(ctx.business);
  const id = rowId("Booking", booking!);
  const [row] = id === null ? [] : await loadBookings(scope.database.query, ctx.business.id, [id]);
  return row && canFor(ctx.viewer, ctx.business.id, "bookings.change", row.staffIds)
    ? { scope, booking: row, actor: businessActor(ctx.viewer!), member: 0 }
    : { code: "BOOKING_NOT_FOUND" };
}

export interface SentChange {
  readonly action: string;
  readonly input: Which & { readonly idempotencyKey?: string | null };
  readonly isWhole: boolean;
}

/** `rows` is null in a replay. */
interface Changed {
  readonly ids: readonly string[];
  readonly rows: readonly BookingRow[] | null;
}

/**
 * Runs once for each idempotency key, and writes an audit entry for the business. A viewer who may only change what
 * they serve cannot change an order that others serve too.
 */
export async function changeFound(
  ctx: Context,
  { scope, booking, actor }: ToChange,
  { action, input: { idempotencyKey = null, ...input }, isWhole }: SentChange,
  run: (scope: Scope) => Promise<Outcome<readonly BookingRow[]>>,
): Promise<Outcome<readonly BookingRow[]>> {
  if (actor === "VISITOR" && idempotencyKey === null) return run(scope);
  if (actor !== "VISITOR" && isWhole) await refuseOthers(ctx, scope, booking);
  const work = {
    input,
    idempotencyKey,
    keep: ({ ids }: Changed): Changed => ({ ids, rows: null }),
    async run(inner: Scope): Promise<Outcome<Changed>> {
      const outcome = await run(inner);
      if (!outcome.ok) return outcome;
      return { ok: true, value: { ids: outcome.value.map(({ id }) => id), rows: outcome.value } };
    },
  };
  const outcome =
    actor === "VISITOR"
      ? await withIdempotency(scope, { ...work, caller: accessCaller(scope, input.key!), operation: action })
      : await actForBusiness(scope, {
          ...work,
          actor: { kind: ctx.viewer!.kind, id: ctx.viewer!.id, name: ctx.viewer!.name },
          action,
          subject: () => globalId("Booking", booking.id),
        });
  if (!outcome.ok) return outcome;
  // Refunds are stored by now.
  scope.wake?.();
  const { ids, rows } = outcome.value;
  if (rows) return { ok: true, value: rows };
  const order = await loadOrderBookings(scope.database.query, scope.business.id, booking.orderId);
  return { ok: true, value: order.filter(({ id }) => ids.includes(id)) };
}

export function accessCaller({ signer }: Scope, key: string): Buffer {
  return signer.fingerprint("access", key);
}

async function refuseOthers(ctx: Context, { database, business }: Scope, booking: BookingRow): Promise<void> {
  const staffId = onlyStaff(ctx.viewer, business.id, "bookings.change");
  if (staffId === null) return;
  const rows = await loadBookingsOfOrders(database.query, business.id, [booking.orderId]);
  if (rows.some(({ staffIds }) => !staffIds.includes(staffId))) throw forbidden(ctx.viewer);
}

export function whichFields(t: Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0]) {
  return {
    key: t.string({ description: WHICH.key }),
    booking: t.id({ description: WHICH.booking }),
    ...repeatable(t),
  };
}
