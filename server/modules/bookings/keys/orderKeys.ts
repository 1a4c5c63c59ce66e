import { parseUuid, formatUuid } from "../../../shared/ids/bytes.ts";
import type { Signer } from "../../../platform/ids/signer.ts";

const ORDER = { name: "order", macBytes: 11 };
const ID_BYTES = 16;

/** 38 URL-safe characters, or 39 from version 256. Keys are not stored. */
export function createOrderKey(signer: Signer, businessId: string, orderId: string, version: number): string {
  const bytes = new Uint8Array(ID_BYTES + (version > 0xff ? 2 : 1));
  bytes.set(parseUuid(orderId));
  bytes[ID_BYTES] = version & 0xff;
  if (version > 0xff) bytes[ID_BYTES + 1] = version >> 8;
  return signer.seal(ORDER, businessId, bytes);
}

/** Null if the key is malformed, altered or of another business. The caller compares the version. */
export function readOrderKey(
  signer: Signer,
  businessId: string,
  key: string,
): { readonly orderId: string; readonly version: number } | null {
  const bytes = /^[A-Za-z0-9_-]{38,39}$/.test(key) ? signer.open(ORDER, businessId, key) : null;
  if (bytes?.length !== ID_BYTES + 1 && bytes?.length !== ID_BYTES + 2) return null;
  const [low = 0, high = 0] = bytes.subarray(ID_BYTES);
  return { orderId: formatUuid(bytes.subarray(0, ID_BYTES)), version: (high << 8) | low };
}
