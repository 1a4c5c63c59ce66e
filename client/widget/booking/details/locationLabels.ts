import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LocationKind } from "./answers.ts";

const kinds: readonly LocationKind[] = ["AT_PROVIDER", "AT_VISITOR", "PHONE", "ONLINE"];

/** Returns null for a location kind of a newer server. */
export function toKnownLocation(kind: string): LocationKind | null {
  return kinds.find((knownKind) => knownKind === kind) ?? null;
}

export function getLocationLabel(kind: LocationKind): MessageDescriptor {
  switch (kind) {
    case "AT_PROVIDER":
      return msg`At our address`;
    case "AT_VISITOR":
      return msg`At your place`;
    case "PHONE":
      return msg`By phone`;
    case "ONLINE":
      return msg`Online`;
  }
}
