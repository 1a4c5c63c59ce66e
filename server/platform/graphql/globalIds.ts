import { ID_PREFIXES, currentIdPrefix } from "../../shared/ids/idPrefixes.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";

/** A noun with a global id. */
export type GlobalType = keyof typeof ID_PREFIXES;

/** A row's id as the world sees it. */
export function globalId(type: GlobalType, uuid: string): string {
  return encodeTypeId(ID_PREFIXES[type], uuid);
}

/** The row id in a global id of that noun; null when it is none. */
export function rowId(type: GlobalType, id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded && currentIdPrefix(decoded.prefix) === ID_PREFIXES[type] ? decoded.uuid : null;
}
