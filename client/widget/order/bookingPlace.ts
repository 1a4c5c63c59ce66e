import type { I18n } from "@lingui/core";
import { knownPlace, placeWords } from "../booking/details/placeWords.ts";

/** Returns the address of a booking or the kind of its location. Null if neither is known. */
export function bookingPlace(
  { location, locationKind }: { readonly location: string; readonly locationKind: string | null | undefined },
  i18n: I18n,
): string | null {
  if (location !== "") return location;
  const kind = locationKind == null ? null : knownPlace(locationKind);
  return kind && i18n._(placeWords(kind));
}
