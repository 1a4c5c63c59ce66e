import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";

const HEADING = "heading";

/** The id of a menu's heading: it stands alone nowhere, so it is no node. */
export function headingId(uuid: string): string {
  return encodeTypeId(HEADING, uuid);
}

/** The row id in it; null when it is none. */
export function headingRow(id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded?.prefix === HEADING ? decoded.uuid : null;
}
