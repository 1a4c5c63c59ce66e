import { randomBytes } from "node:crypto";
import type { RandomSource } from "../database/ports.ts";

const BLOCK_BYTES = 4096;

/** Reads random bytes in blocks, because 16 bytes cost as much as thousands. Each byte is used once and erased. */
export function createSystemRandom(readBytes: (count: number) => Uint8Array = randomBytes): RandomSource {
  let block = new Uint8Array(0);
  let usedCount = 0;
  return {
    bytes(count) {
      if (count > BLOCK_BYTES) return readBytes(count);
      if (usedCount + count > block.length) {
        block = Uint8Array.from(readBytes(BLOCK_BYTES));
        usedCount = 0;
      }
      const bytes = block.slice(usedCount, usedCount + count);
      block.fill(0, usedCount, usedCount + count);
      usedCount += count;
      return bytes;
    },
  };
}
