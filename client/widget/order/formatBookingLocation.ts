import type { I18n } from "@lingui/core";
import { toKnownLocation, getLocationLabel } from "../booking/details/locationLabels.ts";

/** Returns the address of a booking or the kind of its location. Null if neither is known. */
export function formatBookingLocation(
  {
    location,
    locationKind,
  }: { readonly location: string | null | undefined; readonly locationKind: string | null | undefined },
  i18n: I18n,
): string | null {
  if (location != null) return location;
  const kind = locationKind == null ? null : toKnownLocation(locationKind);
  return kind && i18n._(getLocationLabel(kind));
}
