import type { I18n } from "@lingui/core";
import { knownPlace, placeWords } from "../booking/details/placeWords.ts";

/** Where a booked visit is, in words: its address, or how it is held; null where nothing is known. */
export function bookingPlace(
  { location, locationKind }: { readonly location: string; readonly locationKind: string | null | undefined },
  i18n: I18n,
): string | null {
  if (location !== "") return location;
  const kind = locationKind == null ? null : knownPlace(locationKind);
  return kind && i18n._(placeWords(kind));
}
