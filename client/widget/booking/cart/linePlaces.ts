import type { LocationKind } from "../details/answers.ts";
import { knownPlace } from "../details/placeWords.ts";
import type { VisitLine } from "./planVisit.ts";

/**
 * Returns where a line can take place: its only place, the chosen one if the service offers it, else every place that the
 * service offers.
 */
export function linePlaces(
  { service }: Pick<VisitLine, "service">,
  chosen: LocationKind | null,
): readonly LocationKind[] {
  const kinds = service.locationKinds.map(knownPlace).filter((kind) => kind !== null);
  return chosen !== null && kinds.includes(chosen) ? [chosen] : kinds;
}

/** Returns the place that all lines of a visit share. Null if they differ. */
export function sharedPlaces(
  lines: readonly Pick<VisitLine, "service">[],
  chosen: LocationKind | null,
): readonly LocationKind[] | null {
  const [first = [], ...others] = lines.map((line) => linePlaces(line, chosen));
  const isSame = others.every((kinds) => kinds.toSorted().join() === first.toSorted().join());
  return isSame ? first : null;
}
