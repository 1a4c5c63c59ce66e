/** Seeded random numbers (mulberry32), from 0 to 1, exclusive. */
export interface Chance {
  (): number;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Value>(chance: Chance, list: readonly Value[]): Value {
  return list[Math.floor(chance() * list.length)]!;
}
