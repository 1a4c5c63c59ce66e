import type { BookingOverride } from "../../../shared/bookings/overrides.ts";

/** For an audit entry, after the names of the input fields. */
export function toAuditFields(used: readonly BookingOverride[]): string[] {
  return used.map((override) => `overrides.${override}`);
}
