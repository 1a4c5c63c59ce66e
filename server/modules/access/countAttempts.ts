import { countAttempts, forgiveAttempts } from "./data/attempts.ts";
import { hasAddressLimits } from "../../platform/http/limits/countedAddress.ts";
import type { Scope } from "../../platform/database/scope.ts";

type CountingScope = Pick<Scope, "database" | "signer" | "clock"> & {
  readonly business: Pick<Scope["business"], "id">;
};

/** The database stores a keyed hash of `kind` and `text`. */
export interface AttemptCounter {
  readonly kind: string;
  readonly text: string;
  /** Windows start at 1970-01-01T00:00Z. */
  readonly minutes: number;
  readonly amount?: number;
}

/** Returns the business's total of the window. */
export async function countAttempt(
  { database, business, signer, clock }: CountingScope,
  { kind, text, minutes, amount }: AttemptCounter,
): Promise<number> {
  const window = { businessId: business.id, minutes, now: clock.now() };
  const [total] = await countAttempts(database.query, window, [signer.fingerprint(kind, text)], amount);
  return total!;
}

/** Takes back one attempt of the present window. */
export async function forgiveAttempt(
  { database, business, signer, clock }: CountingScope,
  { kind, text, minutes }: AttemptCounter,
): Promise<void> {
  const window = { businessId: business.id, minutes, now: clock.now() };
  await forgiveAttempts(database.query, window, [signer.fingerprint(kind, text)]);
}

/** False without counting if limits by address are off. */
export async function isAddressOverLimit(
  scope: CountingScope & Pick<Scope, "countsAddresses">,
  clientAddress: string,
  { limit, ...counter }: Omit<AttemptCounter, "text"> & { readonly limit: number },
): Promise<boolean> {
  return hasAddressLimits(scope) && (await countAttempt(scope, { ...counter, text: clientAddress })) > limit;
}
