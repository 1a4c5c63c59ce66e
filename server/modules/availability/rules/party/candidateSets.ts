/** When the units of a pool can serve: rows of bits, one row a unit, one bit a candidate. */
export interface UnitRows {
  readonly units: number;
  /** Where each unit works; null: always. */
  readonly works: Int32Array | null;
  /** Where something of it is taken. */
  readonly taken: Int32Array;
}

/**
 * Those of the asked candidates (one row) at which at least `count` of the units work and are not taken. The
 * candidates of a word are counted side by side, one binary digit of all the counts in each plane.
 */
export function whereEnough(asked: Int32Array, { units, works, taken }: UnitRows, count: number): Int32Array {
  const found = new Int32Array(asked.length);
  if (units < count) return found;
  const planes = new Int32Array(33 - Math.clz32(units));
  for (let word = 0; word < asked.length; word++) {
    const wanted = asked[word]!;
    if (wanted === 0) continue;
    planes.fill(0);
    for (let at = word; at < taken.length; at += asked.length) {
      let carry = wanted & ~taken[at]!;
      if (works !== null) carry &= works[at]!;
      for (let plane = 0; carry !== 0; plane++) {
        const digit = planes[plane]!;
        planes[plane] = digit ^ carry;
        carry &= digit;
      }
    }
    found[word] = wanted & atLeast(planes, count);
  }
  return found;
}

/** The bits whose counts, written across the planes, are `count` or more. */
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

/** Keeps what is in both. */
export function keepCommon(row: Int32Array, other: Int32Array): void {
  for (let word = 0; word < row.length; word++) row[word]! &= other[word]!;
}
