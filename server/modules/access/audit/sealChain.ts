import { createHash } from "node:crypto";
import type { Seal, SealedEntry } from "../data/audit/seals.ts";

/** SHA-256 over the business, the seal's number, the previous hash, and the hashes of its entries in order. */
export function sealHash(
  businessId: string,
  { number, previous }: Pick<Seal, "number" | "previous">,
  entries: readonly SealedEntry[],
): string {
  return sha256(JSON.stringify([businessId, number, previous, entries.map(entryHash)]));
}

/** Personal values enter as their salted digests, so that an erasure changes no hash. */
function entryHash(entry: SealedEntry): string {
  const { id, at, actorKind, actorId, action, fields, changed, count, requestId } = entry;
  const { actorDigest, subjectDigest } = entry;
  return sha256(
    JSON.stringify([
      id,
      at,
      actorKind,
      actorId,
      action,
      fields,
      changed,
      count,
      requestId,
      actorDigest,
      subjectDigest,
    ]),
  );
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
