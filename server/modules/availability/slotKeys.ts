import { type SlotAddress, decodeSlotAddress, encodeSlotAddress } from "./rules/slots/slotAddress.ts";
import { type Signer, hashInput } from "../../platform/ids/signer.ts";
import type { OrderLine } from "./orderLines.ts";

const SLOT = { name: "slot", macBytes: 10 };

export function sealSlotKey(signer: Signer, businessId: string, address: SlotAddress): string {
  return signer.seal(SLOT, businessId, encodeSlotAddress(address));
}

/** Returns null if the key was altered, or signed for another business. */
export function openSlotKey(signer: Signer, businessId: string, key: string): SlotAddress | null {
  const bytes = signer.open(SLOT, businessId, key);
  return bytes && decodeSlotAddress(bytes);
}

/** Binds a slot key to the party that it was offered to. */
export function digestParty(lines: readonly OrderLine[]): string {
  const values = lines.map(({ serviceId, staffId, member, seats }) => [serviceId, staffId, member, seats]);
  return hashInput(values).subarray(0, 8).toString("hex");
}
