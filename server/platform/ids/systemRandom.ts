import { randomBytes } from "node:crypto";
import type { RandomSource } from "../database/ports.ts";

const AHEAD = 4096;

/** Reads random bytes in blocks, because 16 bytes cost as much as thousands. Each byte is used once and erased. */
export function systemRandom(draw: (count: number) => Uint8Array = randomBytes): RandomSource {
  let store = new Uint8Array(0);
  let given = 0;
  return {
    bytes(count) {
      if (count > AHEAD) return draw(count);
      if (given + count > store.length) {
        store = Uint8Array.from(draw(AHEAD));
        given = 0;
      }
      const bytes = store.slice(given, given + count);
      store.fill(0, given, given + count);
      given += count;
      return bytes;
    },
  };
}
