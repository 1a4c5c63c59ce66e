import { hasBit } from "./bitRows.ts";
import type { PreparedParty, PreparedPart } from "./prepareParty.ts";

/**
 * Groups choose units in turn, the one with the fewest first, and lose at most the units of their earlier rivals. True
 * proves that `solvePart` succeeds, false proves nothing.
 */
export function canChooseInTurn(
  { candidates }: PreparedParty,
  { needs, groups }: PreparedPart,
  number: number,
): boolean {
  const start = candidates.starts[number]!;
  const open = groups.map(({ rows, sufficient }) => {
    const { need, job, strict } = needs[rows[0]!]!;
    if (job.joinable.has(start + need.begin)) return Infinity;
    if (job.seats > job.service.rules.capacity) return 0;
    const { units, works, taken } = strict();
    let found = 0;
    for (let unit = 0; unit < units && found < sufficient; unit++) {
      const isWorking = works === null || hasBit(works, unit, candidates.words, number);
      if (isWorking && !hasBit(taken, unit, candidates.words, number)) found++;
    }
    return found;
  });
  return groups.every(({ count, rivals }, group) => {
    const own = open[group]!;
    const before = rivals.filter((rival) => open[rival]! <= own);
    return own >= before.reduce((sum, rival) => sum + groups[rival]!.count, count);
  });
}
