import { addressBlock } from "./addressBlock.ts";
import type { Scope } from "./scope.ts";

/** The block of `::1`. */
const LOOPBACK_6 = addressBlock("::1");

/**
 * Returns the block of a client address that limits by address count, or null when they do not count it: the operator
 * switched them off, or the request comes from this machine. Accepts plain and normalised addresses.
 */
export function countedAddress(
  { countsAddresses = true }: Pick<Scope, "countsAddresses">,
  clientAddress: string,
): string | null {
  const block = addressBlock(clientAddress);
  const isLoopback = block === LOOPBACK_6 || block.startsWith("127.");
  return countsAddresses && !isLoopback ? block : null;
}
