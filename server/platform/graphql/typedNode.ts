import { brandWithType } from "@pothos/core";

/** Marks a copy of the row with its graph type, for a field of an interface or a union. The row may be cached. */
export function toTypedNode(row: object, type: string): object {
  const copy = { ...row };
  brandWithType(copy, type as never);
  return copy;
}
