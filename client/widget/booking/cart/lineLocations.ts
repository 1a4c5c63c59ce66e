import type { LocationKind } from "../details/answers.ts";
import { toKnownLocation } from "../details/locationLabels.ts";
import type { PlanLine } from "./planCart.ts";

/** Returns the chosen location kind if the service offers it, otherwise all that it offers. */
export function getLineLocations(
  { service }: Pick<PlanLine, "service">,
  chosenKind: LocationKind | null,
): readonly LocationKind[] {
  const kinds = service.locationKinds.map(toKnownLocation).filter((kind) => kind !== null);
  return chosenKind !== null && kinds.includes(chosenKind) ? [chosenKind] : kinds;
}

export function findCommonLocations(
  lines: readonly Pick<PlanLine, "service">[],
  chosenKind: LocationKind | null,
): readonly LocationKind[] | null {
  const [first = [], ...others] = lines.map((line) => getLineLocations(line, chosenKind));
  const areEqual = others.every((kinds) => kinds.toSorted().join() === first.toSorted().join());
  return areEqual ? first : null;
}
