/** Availability of the units of a pool: one row of bits a unit, one bit a candidate. */
export interface UnitRows {
  readonly units: number;
  /** Candidates at which each unit works, or null if it always does. */
  readonly works: Int32Array | null;
  readonly taken: Int32Array;
}

/**
 * Returns the candidates at which at least `count` units work and are free. Counts all candidates of a word in
 * parallel: plane k holds binary digit k of every count.
 */
export function filterEnough(
  candidates: Int32Array,
  { units, works, taken }: UnitRows,
  count: number,
): Int32Array {
  const found = new Int32Array(candidates.length);
  if (units < count) return found;
  const planes = new Int32Array(33 - Math.clz32(units));
  for (let word = 0; word < candidates.length; word++) {
    const remaining = candidates[word]!;
    if (remaining === 0) continue;
    planes.fill(0);
    for (let at = word; at < taken.length; at += candidates.length) {
      let carry = remaining & ~taken[at]!;
      if (works !== null) carry &= works[at]!;
      for (let plane = 0; carry !== 0; plane++) {
        const digit = planes[plane]!;
        planes[plane] = digit ^ carry;
        carry &= digit;
      }
    }
    found[word] = remaining & atLeast(planes, count);
  }
  return found;
}

function atLeast(planes: Int32Array, count: number): number {
  let more = 0;
  let equal = -1;
  for (let plane = planes.length - 1; plane >= 0; plane--) {
    const digit = planes[plane]!;
    if (((count >> plane) & 1) === 1) {
      equal &= digit;
    } else {
      more |= equal & digit;
      equal &= ~digit;
    }
  }
  return more | equal;
}

export function intersectRows(row: Int32Array, other: Int32Array): void {
  for (let word = 0; word < row.length; word++) row[word]! &= other[word]!;
}
