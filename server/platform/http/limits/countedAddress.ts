import { addressBlock } from "./addressBlock.ts";
import type { Scope } from "../../database/scope.ts";

export function limitsByAddress({ countsAddresses = true }: Pick<Scope, "countsAddresses">): boolean {
  return countsAddresses;
}

const LOOPBACK_6 = addressBlock("::1");

/** Null if the operator turned these limits off, or for a loopback address. */
export function countedAddress(scope: Pick<Scope, "countsAddresses">, clientAddress: string): string | null {
  const block = addressBlock(clientAddress);
  const isLoopback = block === LOOPBACK_6 || block.startsWith("127.");
  return limitsByAddress(scope) && !isLoopback ? block : null;
}
