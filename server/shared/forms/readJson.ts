import { cleanText, toPlainLine, checkText } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";

/** A position in JSON input, and the list that collects its issues. */
export interface JsonPosition {
  readonly path: readonly string[];
  readonly issues: Issue[];
}

export type JsonObject = Readonly<Record<string, unknown>>;

const MAX_UNKNOWN = 10;

export function atPath(position: JsonPosition, ...steps: readonly (string | number)[]): JsonPosition {
  return { path: [...position.path, ...steps.map(String)], issues: position.issues };
}

export function addIssue(position: JsonPosition, code: IssueCode): void {
  position.issues.push(issue(position.path, code));
}

export function readObject(value: unknown, position: JsonPosition, known: readonly string[]): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    addIssue(position, value == null ? "REQUIRED" : "INVALID");
    return {};
  }
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, MAX_UNKNOWN))
    addIssue(atPath(position, toPlainLine(name, 40)), "INVALID");
  return value as JsonObject;
}

/** Returns an own member, never an inherited one. */
export function readMember(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Returns a cleaned text of at most `max` code points. A missing value or null is empty. */
export function readText(
  object: JsonObject,
  name: string,
  position: JsonPosition,
  { max, readLines = false, isRequired = false }: { max: number; readLines?: boolean; isRequired?: boolean },
): string {
  const value = readMember(object, name) ?? "";
  const at = atPath(position, name);
  if (typeof value !== "string") {
    addIssue(at, "INVALID");
    return "";
  }
  if (value.length > 4 * max + 1000) {
    addIssue(at, "TOO_LONG");
    return "";
  }
  const text = cleanText(value);
  if (text === "" && isRequired) addIssue(at, "REQUIRED");
  const code =
    [...text].length > max ? "TOO_LONG" : checkText(text, { max: text.length, allowsLines: readLines });
  if (code) addIssue(at, code);
  return text;
}

export function readPattern(
  object: JsonObject,
  name: string,
  position: JsonPosition,
  pattern: RegExp,
): string {
  const value = readMember(object, name);
  if (typeof value === "string" && pattern.test(value)) return value;
  addIssue(atPath(position, name), value == null || value === "" ? "REQUIRED" : "INVALID");
  return "";
}

/** Returns one of the allowed values. A missing value or null gives `otherwise`, or an issue if there is no default. */
export function readEnum<Word extends string>(
  object: JsonObject,
  name: string,
  position: JsonPosition,
  allowed: readonly Word[],
  defaultValue?: Word,
): Word | null {
  const value = readMember(object, name);
  if (value == null && defaultValue !== undefined) return defaultValue;
  const allowedValue = allowed.find((one) => one === value);
  if (allowedValue === undefined) addIssue(atPath(position, name), value == null ? "REQUIRED" : "INVALID");
  return allowedValue ?? null;
}

export function readBoolean(object: JsonObject, name: string, position: JsonPosition): boolean {
  const value = readMember(object, name) ?? false;
  if (typeof value !== "boolean") addIssue(atPath(position, name), "INVALID");
  return value === true;
}

/** Returns null if the value is missing. `from` and `to` are inclusive. */
export function readInteger(
  object: JsonObject,
  name: string,
  position: JsonPosition,
  { from, to }: { from: number; to: number },
): number | null {
  const value = readMember(object, name) ?? null;
  if (value === null) return null;
  if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value || 0;
  addIssue(atPath(position, name), typeof value === "number" ? "OUT_OF_RANGE" : "INVALID");
  return null;
}

/** Reads at most `most` items. A longer list is an issue, and its remaining items are not read. */
export function readList<One>(
  object: JsonObject,
  name: string,
  position: JsonPosition,
  { minItems = 0, maxItems }: { minItems?: number; maxItems: number },
  read: (value: unknown, position: JsonPosition) => One,
): One[] {
  const value = readMember(object, name) ?? [];
  const at = atPath(position, name);
  if (!Array.isArray(value)) {
    addIssue(at, "INVALID");
    return [];
  }
  if (value.length < minItems) addIssue(at, "REQUIRED");
  if (value.length > maxItems) addIssue(at, "OUT_OF_RANGE");
  return value.slice(0, maxItems).map((one: unknown, index) => read(one, atPath(at, index)));
}

export function rejectDuplicates(
  keys: readonly { readonly key: string; readonly position: JsonPosition }[],
): void {
  const known = new Set<string>();
  for (const { key, position } of keys) {
    if (key !== "" && known.has(key)) addIssue(position, "DUPLICATE");
    known.add(key);
  }
}

const MAX_ISSUES = 100;

/** Removes issues inside a value that itself is missing or invalid, and bounds the number of issues. */
export function dropFollowUpIssues(issues: readonly Issue[]): readonly Issue[] {
  const invalidPaths = new Set(
    issues.flatMap(({ path, code }) =>
      code === "REQUIRED" || code === "INVALID" ? [JSON.stringify(path)] : [],
    ),
  );
  const isFollowUp = ({ path }: Issue) =>
    path.some((_, length) => invalidPaths.has(JSON.stringify(path.slice(0, length))));
  return issues.filter((one) => !isFollowUp(one)).slice(0, MAX_ISSUES);
}
