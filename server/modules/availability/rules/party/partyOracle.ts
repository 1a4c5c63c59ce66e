import type { EpochMinute } from "../../../../shared/slots/types.ts";
import { alone, faultsOf } from "./checkAssignment.ts";
import type { LineAssignment, PartyAssignment, PartySearch, TakenUnit } from "./types.ts";

/** Test oracle: tries every assignment. It shares no code with the search. */

function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, i) => choices(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

function* product<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first) for (const others of product(rest)) yield [one, ...others];
}

/** The first valid assignment by staff preference, existing sessions before new ones. Null if there is none. */
export function bestOfAll(search: PartySearch, start: EpochMinute): PartyAssignment | null {
  const lines = search.members.flatMap(({ lines: own }, member) => {
    let begin = start;
    return own.map((wanted, line) => {
      const of = search.services.find((one) => one.id === wanted.serviceId)!;
      const startsAt = begin;
      begin += of.rules.durationMinutes;
      return { member, line, wanted, of, startsAt, endsAt: begin };
    });
  });
  const staffOf = lines.map(({ member, line, wanted, of, startsAt, endsAt }) => {
    const teams = of.assignment === "collective" ? [wanted.staffIds] : wanted.staffIds.map((id) => [id]);
    const kinds = of.rules.capacity > 1 ? (["joined", "opened"] as const) : (["none"] as const);
    const onGrid = of.rules.capacity > 1 || (member === 0 && line === 0);
    return kinds.flatMap((session) =>
      teams
        .filter((team) => session === "joined" || alone(search, of, team, onGrid, startsAt) === null)
        .map((staffIds): LineAssignment => ({ startsAt, endsAt, staffIds, units: [], session })),
    );
  });
  const withUnits = (chosen: readonly LineAssignment[]) =>
    product(
      chosen.map((given, index) =>
        given.session === "joined"
          ? [given]
          : [
              ...product(
                lines[index]!.of.resources.map(({ resourceId, needed }) => {
                  const { units } = search.resources.find((one) => one.id === resourceId)!;
                  return choices<TakenUnit>(
                    units.map((_, unit) => ({ resourceId, unit })),
                    needed,
                  );
                }),
              ),
            ].map((units) => ({ ...given, units: units.flat() })),
      ),
    );
  const asAssignment = (chosen: readonly LineAssignment[]): PartyAssignment => ({
    startsAt: start,
    endsAt: Math.max(...lines.map((line) => line.endsAt)),
    members: search.members.map((_, member) => chosen.filter((__, index) => lines[index]!.member === member)),
  });

  for (const chosen of product(staffOf)) {
    const faults = faultsOf(search, asAssignment(chosen)).filter((fault) => fault !== "has not its units");
    if (faults.length > 0) continue;
    for (const complete of withUnits(chosen)) {
      const assignment = asAssignment(complete);
      if (faultsOf(search, assignment).length === 0) return assignment;
    }
  }
  return null;
}
