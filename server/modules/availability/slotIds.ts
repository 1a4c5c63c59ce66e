import { type SlotAddress, decodeSlotAddress, encodeSlotAddress } from "./rules/slots/slotAddress.ts";
import { type Signer, inputHash } from "../../platform/ids/signer.ts";
import type { VisitLine } from "./visitLines.ts";

export function slotId(signer: Signer, businessId: string, address: SlotAddress): string {
  return signer.seal("slot", businessId, encodeSlotAddress(address));
}

/** Returns null if the id was altered, or signed for another business. */
export function readSlotId(signer: Signer, businessId: string, id: string): SlotAddress | null {
  const bytes = signer.open("slot", businessId, id);
  return bytes && decodeSlotAddress(bytes);
}

/** Binds a slot id to the party that it was offered to. */
export function partyDigest(lines: readonly VisitLine[]): string {
  const meaning = lines.map(({ serviceId, staffId, member, seats }) => [serviceId, staffId, member, seats]);
  return inputHash(meaning).subarray(0, 8).toString("hex");
}
