import { hasBit } from "./bitRows.ts";
import type { PreparedParty, PreparedPart } from "./prepareParty.ts";

/**
 * Groups choose units in turn, the one with the fewest first, and lose at most the units of their earlier rivals. True
 * proves that `solvePart` succeeds, false proves nothing.
 */
export function canChooseInTurn(
  { candidates }: PreparedParty,
  { needs, groups }: PreparedPart,
  candidate: number,
): boolean {
  const start = candidates.starts[candidate]!;
  const open = groups.map(({ rows, sufficient }) => {
    const { need, job, strict } = needs[rows[0]!]!;
    if (job.joinable.has(start + need.begin)) return Infinity;
    if (job.seats > job.service.rules.capacity) return 0;
    const { units, works, taken } = strict();
    let found = 0;
    for (let unit = 0; unit < units && found < sufficient; unit++) {
      const isWorking = works === null || hasBit(works, unit, candidates.words, candidate);
      if (isWorking && !hasBit(taken, unit, candidates.words, candidate)) found++;
    }
    return found;
  });
  return groups.every(({ count, rivals }, group) => {
    const openCount = open[group]!;
    const before = rivals.filter((rival) => open[rival]! <= openCount);
    return openCount >= before.reduce((sum, rival) => sum + groups[rival]!.count, count);
  });
}
