import { ID_PREFIXES, currentIdPrefix } from "../../shared/ids/idPrefixes.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";

export type GlobalType = keyof typeof ID_PREFIXES;

export function toGlobalId(type: GlobalType, uuid: string): string {
  return encodeTypeId(ID_PREFIXES[type], uuid);
}

/** Null if the id is not of this type. */
export function toRowId(type: GlobalType, id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded && currentIdPrefix(decoded.prefix) === ID_PREFIXES[type] ? decoded.uuid : null;
}
