import { formatUuid } from "../../shared/ids/bytes.ts";
import type { RandomSource } from "../database/ports.ts";

/** UUID version 7 (RFC 9562 section 5.7), so that rows created together are stored together. */
export function newId(now: number, random: RandomSource): string {
  const bytes = random.bytes(16);
  new DataView(bytes.buffer, bytes.byteOffset, 8).setUint32(0, Math.floor(now / 0x10000));
  new DataView(bytes.buffer, bytes.byteOffset, 8).setUint16(4, now % 0x10000);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return formatUuid(bytes);
}

const REFERENCE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Without look-alikes, for people to read aloud. */
export function newReference(random: RandomSource): string {
  return Array.from(random.bytes(8), (byte) => REFERENCE_ALPHABET[byte & 31]).join("");
}
