import { type SlotAddress, decodeSlotAddress, encodeSlotAddress } from "../domain/ids/slotAddress.ts";
import type { Signer } from "./signer.ts";

/** A slot's id: its signed address. The same question keeps giving the same id. */
export function slotId(signer: Signer, businessId: string, address: SlotAddress): string {
  return signer.seal("slot", businessId, encodeSlotAddress(address));
}

/** What a slot id stands for; null when it was altered, made for another business or made up. */
export function readSlotId(signer: Signer, businessId: string, id: string): SlotAddress | null {
  const bytes = signer.open("slot", businessId, id);
  return bytes && decodeSlotAddress(bytes);
}
