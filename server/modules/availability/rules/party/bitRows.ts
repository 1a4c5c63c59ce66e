/** Sets of small numbers as rows of bits in one array of 32-bit words. Each row has `words` words. */

export function countWords(units: number): number {
  return Math.max(1, (units + 31) >>> 5);
}

export function countBits(rows: Int32Array, row: number, words: number): number {
  let count = 0;
  for (let word = row * words; word < (row + 1) * words; word++) {
    for (let bits = rows[word]!; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

export function hasBit(rows: Int32Array, row: number, words: number, unit: number): boolean {
  return (rows[row * words + (unit >>> 5)]! & (1 << (unit & 31))) !== 0;
}

export function setBit(rows: Int32Array, row: number, words: number, unit: number): void {
  rows[row * words + (unit >>> 5)]! |= 1 << (unit & 31);
}

export function clearBit(rows: Int32Array, row: number, words: number, unit: number): void {
  rows[row * words + (unit >>> 5)]! &= ~(1 << (unit & 31));
}

export function firstBit(rows: Int32Array, row: number, words: number): number {
  for (let word = 0; word < words; word++) {
    const bits = rows[row * words + word]!;
    if (bits !== 0) return (word << 5) + 31 - Math.clz32(bits & -bits);
  }
  return -1;
}

export function listBits(rows: Int32Array, row: number, words: number): number[] {
  const found: number[] = [];
  for (let word = 0; word < words; word++) {
    for (let bits = rows[row * words + word]!; bits !== 0; bits &= bits - 1) {
      found.push((word << 5) + 31 - Math.clz32(bits & -bits));
    }
  }
  return found;
}
