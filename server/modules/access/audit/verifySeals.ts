import { type Seal, type SealedEntry, countUnsealed, loadSealed, loadSeals } from "../data/audit/seals.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { sealHash } from "./sealChain.ts";

export type ChainState =
  | {
      readonly kind: "intact";
      /** Null if nothing is sealed yet. */
      readonly latest: Seal | null;
      readonly sealed: number;
      readonly waiting: number;
    }
  /** `number` is that of the first invalid seal. Null if entries were added outside the chain. */
  | { readonly kind: "broken"; readonly number: number | null; readonly reason: string };

const PAGE = 20;

export async function verifySeals(query: Sql["query"], businessId: string): Promise<ChainState> {
  let latest: Seal | null = null;
  let sealed = 0;
  for (;;) {
    const seals: Seal[] = await loadSeals(query, businessId, latest?.number ?? 0, PAGE);
    for (const seal of seals) {
      const entries = await loadSealed(query, businessId, seal.entries);
      const reason = findBreak(businessId, seal, latest, entries);
      if (reason !== null) return { kind: "broken", number: seal.number, reason };
      latest = seal;
      sealed += entries.length;
    }
    if (seals.length < PAGE) break;
  }
  const { waiting, unknown } = await countUnsealed(query, businessId);
  if (unknown > 0)
    return { kind: "broken", number: null, reason: `${unknown} entries have no seal and await none` };
  return { kind: "intact", latest, sealed, waiting };
}

function findBreak(
  businessId: string,
  seal: Seal,
  previousSeal: Seal | null,
  loaded: readonly SealedEntry[],
): string | null {
  if (seal.number !== (previousSeal?.number ?? 0) + 1) return "a seal before it is missing";
  if (seal.previous !== (previousSeal?.hash ?? "")) return "it does not follow the seal before it";
  const byId = new Map(loaded.map((entry) => [entry.id, entry]));
  const entries = seal.entries.flatMap((id) => byId.get(id) ?? []);
  if (entries.length < seal.entries.length) return "an entry is missing";
  const forged = entries.find((entry) => !entry.isGenuine);
  if (forged) return `a personal value of the entry ${forged.id} was changed`;
  return sealHash(businessId, seal, entries) === seal.hash
    ? null
    : "an entry, or the seal itself, was changed";
}
