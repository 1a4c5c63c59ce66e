import { countAttempts } from "../../../modules/access/data/attempts.ts";
import { limitsByAddress } from "./countedAddress.ts";
import type { Scope } from "../../database/scope.ts";

type CountingScope = Pick<Scope, "database" | "signer" | "clock"> & {
  readonly business: Pick<Scope["business"], "id">;
};

/** The counter of an attempt. The database stores a keyed hash of `kind` and `text`. */
export interface AttemptCounter {
  readonly kind: string;
  /** The caller, account or object that is counted. */
  readonly text: string;
  /** Length of a window in minutes. Windows follow each other from 1970-01-01T00:00Z. */
  readonly minutes: number;
  /** Weight of the attempt. Default: 1. */
  readonly amount?: number;
}

/** Counts an attempt. Returns the total of its window in the business. One statement. */
export async function countAttempt(
  { database, business, signer, clock }: CountingScope,
  { kind, text, minutes, amount }: AttemptCounter,
): Promise<number> {
  const window = { businessId: business.id, minutes, now: clock.now() };
  const [total] = await countAttempts(database.query, window, [signer.fingerprint(kind, text)], amount);
  return total!;
}

/**
 * Counts an attempt of a client address. Returns true if the total of its window is over `limit`. Returns false without counting
 * if limits by address are switched off.
 */
export async function isAddressOverLimit(
  scope: CountingScope & Pick<Scope, "countsAddresses">,
  clientAddress: string,
  { limit, ...counter }: Omit<AttemptCounter, "text"> & { readonly limit: number },
): Promise<boolean> {
  return limitsByAddress(scope) && (await countAttempt(scope, { ...counter, text: clientAddress })) > limit;
}
