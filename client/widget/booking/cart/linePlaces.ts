import type { LocationKind } from "../details/answers.ts";
import { knownPlace } from "../details/placeWords.ts";
import type { VisitLine } from "./planVisit.ts";

/** Returns the chosen location kind if the service offers it, otherwise all that it offers. */
export function linePlaces(
  { service }: Pick<VisitLine, "service">,
  chosen: LocationKind | null,
): readonly LocationKind[] {
  const kinds = service.locationKinds.map(knownPlace).filter((kind) => kind !== null);
  return chosen !== null && kinds.includes(chosen) ? [chosen] : kinds;
}

export function sharedPlaces(
  lines: readonly Pick<VisitLine, "service">[],
  chosen: LocationKind | null,
): readonly LocationKind[] | null {
  const [first = [], ...others] = lines.map((line) => linePlaces(line, chosen));
  const isSame = others.every((kinds) => kinds.toSorted().join() === first.toSorted().join());
  return isSame ? first : null;
}
