import { type SlotAddress, decodeSlotAddress, encodeSlotAddress } from "./rules/slots/slotAddress.ts";
import { type Signer, inputHash } from "../../platform/ids/signer.ts";
import type { VisitLine } from "./visitLines.ts";

/** A slot's id: its signed address. The same question keeps giving the same id. */
export function slotId(signer: Signer, businessId: string, address: SlotAddress): string {
  return signer.seal("slot", businessId, encodeSlotAddress(address));
}

/** What a slot id stands for; null when it was altered, made for another business or made up. */
export function readSlotId(signer: Signer, businessId: string, id: string): SlotAddress | null {
  const bytes = signer.open("slot", businessId, id);
  return bytes && decodeSlotAddress(bytes);
}

/** What stands for all lines of a party in a slot's id: a slot is good for the party that it was offered to. */
export function partyDigest(lines: readonly VisitLine[]): string {
  const meaning = lines.map(({ serviceId, staffId, member, seats }) => [serviceId, staffId, member, seats]);
  return inputHash(meaning).subarray(0, 8).toString("hex");
}
