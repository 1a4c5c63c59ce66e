import { v7 } from "uuid";
import type { RandomSource } from "../database/ports.ts";

/** UUID version 7 (RFC 9562 section 5.7), so that rows created together are stored together. */
export function newId(now: number, random: RandomSource): string {
  return v7({ msecs: now, random: random.bytes(16) });
}

const REFERENCE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Without look-alikes, for people to read aloud. */
export function newReference(random: RandomSource): string {
  return Array.from(random.bytes(8), (byte) => REFERENCE_ALPHABET[byte & 31]).join("");
}
