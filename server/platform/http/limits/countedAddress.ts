import { addressBlock } from "./addressBlock.ts";
import type { Scope } from "../../database/scope.ts";

/** Returns true if limits by client address apply. Limits by account, reference, start and business always apply. */
export function limitsByAddress({ countsAddresses = true }: Pick<Scope, "countsAddresses">): boolean {
  return countsAddresses;
}

/** The block of `::1`. */
const LOOPBACK_6 = addressBlock("::1");

/**
 * Returns the block of a client address for limits by address. Returns null if the operator switched these limits off, or the request
 * comes from this machine. Accepts plain and normalised addresses.
 */
export function countedAddress(scope: Pick<Scope, "countsAddresses">, clientAddress: string): string | null {
  const block = addressBlock(clientAddress);
  const isLoopback = block === LOOPBACK_6 || block.startsWith("127.");
  return limitsByAddress(scope) && !isLoopback ? block : null;
}
