import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";

const HEADING = "heading";

/** A heading exists only in its menu, so it is not a node. */
export function toHeadingId(uuid: string): string {
  return encodeTypeId(HEADING, uuid);
}

export function toHeadingRowId(id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded?.prefix === HEADING ? decoded.uuid : null;
}
