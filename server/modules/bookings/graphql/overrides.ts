import { BOOKING_OVERRIDES, type BookingOverride } from "../../../shared/bookings/overrides.ts";
import type { BookingRow } from "../data/loadBookings.ts";
import { findStaffRestriction, getPermissionScope } from "../../access/rules/viewer.ts";
import { forbiddenError } from "../../access/graphql/authorization.ts";
import { fieldsSent } from "../../access/recordAudit.ts";
import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";

export const BookingOverrideEnum = builder.enumType("BookingOverride", {
  description: "A rule that the business may override when it books by hand.",
  values: {
    OUTSIDE_HOURS: { description: "The start is outside the working hours or off the interval." },
    PAST: { description: "The start has passed." },
    NO_NOTICE: { description: "The start is sooner than the notice of the service allows." },
    BEYOND_HORIZON: { description: "The start is later than the service offers." },
    DAY_LIMIT: { description: "The day has reached the limit of the service." },
    WITHOUT_EMAIL: { description: "The booker has no e-mail, and receives no notifications." },
    WITHOUT_CONSENT: { description: "The booker has not agreed to the consent text of the service." },
    OVERBOOK: {
      description:
        "No staff member or resource is free. An extra unit is taken, which availability never offers. Not for classes.",
    },
  } satisfies Record<BookingOverride, object>,
});

export function overridesField(
  t: Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0],
  description: string,
) {
  return t.field({
    type: [BookingOverrideEnum],
    description: `${description} Staff may override rules for their own bookings. Requires \`bookings.override\`.`,
  });
}

export interface AllowedOverrides<Override extends BookingOverride = BookingOverride> {
  readonly overrides: readonly Override[];
  /** The staff member whose bookings alone the caller may change. Null for no restriction. */
  readonly overrideStaffId: string | null;
}

/**
 * Sorted, each once. Returns a failure if the mutation does not know an override.
 *
 * @param isKnown true for the overrides of the mutation
 * @throws if the caller lacks the permission
 */
export function readOverrides<Override extends BookingOverride>(
  { viewer }: Context,
  businessId: string,
  sent: readonly BookingOverride[] | null | undefined,
  isKnown: (override: BookingOverride) => override is Override,
): AllowedOverrides<Override> | FailureWith<"INVALID_INPUT"> {
  const overrides = BOOKING_OVERRIDES.filter((one) => sent?.includes(one));
  if (overrides.length === 0) return { overrides: [], overrideStaffId: null };
  if (getPermissionScope(viewer, businessId, "bookings.override") === null)
    throw forbiddenError(viewer, "bookings.override");
  const known = overrides.filter(isKnown);
  if (known.length < overrides.length) return invalidInput(issue(["overrides"], "INVALID"));
  return { overrides: known, overrideStaffId: findStaffRestriction(viewer, businessId, "bookings.override") };
}

/** The actor and the input fields, for the audit entry of overrides that were used. */
export function toOverrideAudit(
  { viewer }: Context,
  { idempotencyKey: _key, ...sentFields }: object & { readonly idempotencyKey?: unknown },
) {
  const { kind, id, name } = viewer!;
  return { actor: { kind, id, name }, fields: fieldsSent(sentFields) };
}

/** The overrides of the move that led to `rows`. Empty if nothing was moved. */
export function listUsedOverrides(
  before: Pick<BookingRow, "id" | "sequence">,
  rows: readonly BookingRow[],
): readonly BookingOverride[] {
  const moved = rows.find(({ id, sequence }) => id === before.id && sequence > before.sequence);
  return moved?.history.at(-1)?.overrides ?? [];
}
