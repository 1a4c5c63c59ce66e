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

/** The two ways to say which booking is meant. */
export const WHICH = {
  key: "The booker's access key.",
  booking: "The booking's id, as the business sees it: with an API key, whatever the cut-off.",
} as const;

/** A booking to be changed, and who changes it. */
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

/** Finds the booking that a key or an id names, for whoever may change it as `role`; or what keeps them from it. */
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

/** A change as it was sent. */
export interface SentChange {
  /** The mutation's name. */
  readonly action: string;
  readonly input: Which & { readonly idempotencyKey?: string | null };
  /** Whether all that was booked together is changed. */
  readonly isWhole: boolean;
}

/** What was changed, to be read again by; null: it was done before, and has to be read. */
interface Changed {
  readonly ids: readonly string[];
  readonly rows: readonly BookingRow[] | null;
}

/**
 * Does it, once however often it is sent under one idempotency key, and answers the bookings as they stand. What the business does by
 * its own rights is written down with it; who may change what they serve alone changes no order in which others serve something.
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
  // Money that goes back is written down by now.
  scope.wake?.();
  const { ids, rows } = outcome.value;
  if (rows) return { ok: true, value: rows };
  const order = await loadOrderBookings(scope.database.query, scope.business.id, booking.orderId);
  return { ok: true, value: order.filter(({ id }) => ids.includes(id)) };
}

/** Whose idempotency keys they are that come with an access key. */
export function accessCaller({ signer }: Scope, key: string): Buffer {
  return signer.fingerprint("access", key);
}

async function refuseOthers(ctx: Context, { database, business }: Scope, booking: BookingRow): Promise<void> {
  const staffId = onlyStaff(ctx.viewer, business.id, "bookings.change");
  if (staffId === null) return;
  const rows = await loadBookingsOfOrders(database.query, business.id, [booking.orderId]);
  if (rows.some(({ staffIds }) => !staffIds.includes(staffId))) throw forbidden(ctx.viewer);
}

/** The fields by which every change says which booking it is about, and that it may come again. */
export function whichFields(t: Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0]) {
  return {
    key: t.string({ description: WHICH.key }),
    booking: t.id({ description: WHICH.booking }),
    ...repeatable(t),
  };
}
