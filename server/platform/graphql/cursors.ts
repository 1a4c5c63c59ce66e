import { decodeBase64, decodeCursorChunk } from "@pothos/core";
import type { GraphQLField } from "graphql";
import type { InputIssue } from "./inputRules.ts";

/** Some cursors belong to one sort order, so the check receives the arguments. */
export type CursorCheck = (cursor: string, args: Readonly<Record<string, unknown>>) => boolean;

export function toCursorExtensions(readsCursor: CursorCheck): { readonly readsCursor: CursorCheck } {
  return { readsCursor };
}

export const arrayCursors = toCursorExtensions(
  (cursor) => cursor === "" || /^OffsetConnection:\d{1,9}$/.test(decodeCursor(cursor) ?? ""),
);

/**
 * Returns the `extensions` of a connection over rows with a unique key, named as in Prisma (`businessId_id`). `texts`
 * contains the patterns of text columns.
 */
export function rowCursors(
  key: string,
  texts: Readonly<Record<string, RegExp>> = {},
): { readonly readsCursor: CursorCheck; readonly isOneWay: true } {
  const parts = key.split("_");
  const isPart = (name: string, value: unknown) =>
    texts[name] ? typeof value === "string" && texts[name].test(value) : isKeyPart(name, value);
  const readsCursor: CursorCheck = (cursor) => {
    const values = decodeRowKey(cursor);
    return values?.length === parts.length && values.every((value, index) => isPart(parts[index]!, value));
  };
  return { readsCursor, isOneWay: true };
}

export function paginateBy<Key extends string>(key: Key, texts?: Readonly<Record<string, RegExp>>) {
  return { cursor: key, extensions: rowCursors(key, texts) };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_INT = 2 ** 31 - 1;

function isKeyPart(name: string, value: unknown): boolean {
  if (name.toLowerCase().endsWith("id")) return typeof value === "string" && UUID.test(value);
  return Number.isInteger(value) && Math.abs(value as number) <= MAX_INT;
}

function decodeRowKey(cursor: string): unknown[] | null {
  const text = decodeCursor(cursor);
  if (!text?.startsWith("GPC:")) return null;
  try {
    const values = decodeCursorChunk(text.slice(4));
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

function decodeCursor(cursor: string): string | null {
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
export function findPageIssues(field: GraphQLField<unknown, unknown>, args: PageArgs): InputIssue[] {
  const { first, last, after, before } = args;
  const issues: InputIssue[] = [];
  if (first != null && first < 0) issues.push({ path: ["first"], code: "OUT_OF_RANGE" });
  if (last != null && last < 0) issues.push({ path: ["last"], code: "OUT_OF_RANGE" });
  if (first != null && last != null) issues.push({ path: ["last"], code: "INVALID" });
  const readsCursor = getCursorCheck(field);
  if (!readsCursor) return issues;
  for (const [name, cursor] of Object.entries({ after, before }))
    if (cursor != null && !readsCursor(cursor, args as Readonly<Record<string, unknown>>))
      issues.push({ path: [name], code: "INVALID" });
  if (field.extensions["isOneWay"] === true) {
    if (before != null && (first != null || after != null))
      issues.push({ path: ["before"], code: "INVALID" });
    if (after != null && last != null) issues.push({ path: ["after"], code: "INVALID" });
  }
  return issues;
}

export function getCursorCheck({ extensions }: GraphQLField<unknown, unknown>): CursorCheck | undefined {
  return extensions["readsCursor"] as CursorCheck | undefined;
}
