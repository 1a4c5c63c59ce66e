/** Chance that comes again for the same seed (mulberry32). */
export interface Chance {
  /** From 0 up to, not including, 1. */
  (): number;
}

/** A sequence of its own for each seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list. */
export function pick<Value>(chance: Chance, list: readonly Value[]): Value {
  return list[Math.floor(chance() * list.length)]!;
}
