import { decodeBase64, decodeCursorChunk } from "@pothos/core";
import type { GraphQLField } from "graphql";
import type { InputFault } from "./inputRules.ts";

/** Some cursors belong to one sort order, so the check receives the arguments. */
export type ReadsCursor = (cursor: string, args: Readonly<Record<string, unknown>>) => boolean;

export function cursorsReadBy(readsCursor: ReadsCursor): { readonly readsCursor: ReadsCursor } {
  return { readsCursor };
}

export const arrayCursors = cursorsReadBy(
  (cursor) => cursor === "" || /^OffsetConnection:\d{1,9}$/.test(decoded(cursor) ?? ""),
);

/**
 * Returns the `extensions` of a connection over rows with a unique key, named as in Prisma (`businessId_id`). `texts`
 * contains the patterns of text columns.
 */
export function rowCursors(
  key: string,
  texts: Readonly<Record<string, RegExp>> = {},
): { readonly readsCursor: ReadsCursor; readonly isOneWay: true } {
  const parts = key.split("_");
  const isPart = (name: string, value: unknown) =>
    texts[name] ? typeof value === "string" && texts[name].test(value) : isKeyPart(name, value);
  const readsCursor: ReadsCursor = (cursor) => {
    const values = rowKey(cursor);
    return values?.length === parts.length && values.every((value, at) => isPart(parts[at]!, value));
  };
  return { readsCursor, isOneWay: true };
}

export function walkedBy<Key extends string>(key: Key, texts?: Readonly<Record<string, RegExp>>) {
  return { cursor: key, extensions: rowCursors(key, texts) };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LARGEST_INT = 2 ** 31 - 1;

function isKeyPart(name: string, value: unknown): boolean {
  if (name.toLowerCase().endsWith("id")) return typeof value === "string" && UUID.test(value);
  return Number.isInteger(value) && Math.abs(value as number) <= LARGEST_INT;
}

function rowKey(cursor: string): unknown[] | null {
  const text = decoded(cursor);
  if (!text?.startsWith("GPC:")) return null;
  try {
    const values = decodeCursorChunk(text.slice(4));
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

function decoded(cursor: string): string | null {
  if (cursor.length > 500) return null;
  try {
    return decodeBase64(cursor);
  } catch {
    return null;
  }
}

interface PageArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/**
 * Validates pagination arguments (GraphQL Cursor Connections Specification, section 4). A list of rows allows `first`
 * with `after`, or `last` with `before`.
 */
export function pageFaults(field: GraphQLField<unknown, unknown>, args: PageArgs): InputFault[] {
  const { first, last, after, before } = args;
  const faults: InputFault[] = [];
  if (first != null && first < 0) faults.push({ path: ["first"], code: "OUT_OF_RANGE" });
  if (last != null && last < 0) faults.push({ path: ["last"], code: "OUT_OF_RANGE" });
  if (first != null && last != null) faults.push({ path: ["last"], code: "INVALID" });
  const readsCursor = cursorReader(field);
  if (!readsCursor) return faults;
  for (const [name, cursor] of Object.entries({ after, before }))
    if (cursor != null && !readsCursor(cursor, args as Readonly<Record<string, unknown>>))
      faults.push({ path: [name], code: "INVALID" });
  if (field.extensions["isOneWay"] === true) {
    if (before != null && (first != null || after != null))
      faults.push({ path: ["before"], code: "INVALID" });
    if (after != null && last != null) faults.push({ path: ["after"], code: "INVALID" });
  }
  return faults;
}

export function cursorReader({ extensions }: GraphQLField<unknown, unknown>): ReadsCursor | undefined {
  return extensions["readsCursor"] as ReadsCursor | undefined;
}
