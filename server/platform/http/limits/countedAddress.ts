import { toAddressBlock } from "./addressBlock.ts";
import type { Deps } from "../../database/scope.ts";

export function hasAddressLimits({ countsAddresses }: Pick<Deps, "countsAddresses">): boolean {
  return countsAddresses;
}

const IPV6_LOOPBACK_BLOCK = toAddressBlock("::1");

/** Null if the operator turned these limits off, or for a loopback address. */
export function getCountedAddress(deps: Pick<Deps, "countsAddresses">, clientAddress: string): string | null {
  const block = toAddressBlock(clientAddress);
  const isLoopback = block === IPV6_LOOPBACK_BLOCK || block.startsWith("127.");
  return hasAddressLimits(deps) && !isLoopback ? block : null;
}
