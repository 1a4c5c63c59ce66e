import type { EpochMinute } from "../../../../shared/slots/types.ts";
import { checkAlone, findViolations } from "./checkAssignment.ts";
import type { LineAssignment, PartyAssignment, PartySearch, TakenUnit } from "./types.ts";

/** Test oracle: tries every assignment. It shares no code with the search. */

function combinations<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, i) => combinations(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
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
export function findBestAssignment(search: PartySearch, start: EpochMinute): PartyAssignment | null {
  const lines = search.members.flatMap(({ lines: own }, member) => {
    let begin = start;
    return own.map((requested, line) => {
      const service = search.services.find((one) => one.id === requested.serviceId)!;
      const startsAt = begin;
      begin += service.rules.durationMinutes;
      return { member, line, wanted: requested, of: service, startsAt, endsAt: begin };
    });
  });
  const staffChoices = lines.map(({ member, line, wanted: requested, of: service, startsAt, endsAt }) => {
    const teams =
      service.assignment === "collective" ? [requested.staffIds] : requested.staffIds.map((id) => [id]);
    const kinds = service.rules.capacity > 1 ? (["joined", "opened"] as const) : (["none"] as const);
    const isOnGrid = service.rules.capacity > 1 || (member === 0 && line === 0);
    return kinds.flatMap((session) =>
      teams
        .filter(
          (team) => session === "joined" || checkAlone(search, service, team, isOnGrid, startsAt) === null,
        )
        .map((staffIds): LineAssignment => ({ startsAt, endsAt, staffIds, units: [], session })),
    );
  });
  const withUnits = (chosen: readonly LineAssignment[]) =>
    product(
      chosen.map((assigned, index) =>
        assigned.session === "joined"
          ? [assigned]
          : [
              ...product(
                lines[index]!.of.resources.map(({ resourceId, needed }) => {
                  const { units } = search.resources.find((one) => one.id === resourceId)!;
                  return combinations<TakenUnit>(
                    units.map((_, unit) => ({ resourceId, unit })),
                    needed,
                  );
                }),
              ),
            ].map((units) => ({ ...assigned, units: units.flat() })),
      ),
    );
  const toAssignment = (chosen: readonly LineAssignment[]): PartyAssignment => ({
    startsAt: start,
    endsAt: Math.max(...lines.map((line) => line.endsAt)),
    members: search.members.map((_, member) => chosen.filter((__, index) => lines[index]!.member === member)),
  });

  for (const chosen of product(staffChoices)) {
    const violations = findViolations(search, toAssignment(chosen)).filter(
      (fault) => fault !== "lacks its units",
    );
    if (violations.length > 0) continue;
    for (const complete of withUnits(chosen)) {
      const assignment = toAssignment(complete);
      if (findViolations(search, assignment).length === 0) return assignment;
    }
  }
  return null;
}
