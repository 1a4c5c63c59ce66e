import { cleanText, plainLine, textFault } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";

/** A position in JSON input, and the list that collects its issues. */
export interface Place {
  readonly path: readonly string[];
  readonly issues: Issue[];
}

export type JsonObject = Readonly<Record<string, unknown>>;

const MOST_UNKNOWN = 10;

export function inside(place: Place, ...steps: readonly (string | number)[]): Place {
  return { path: [...place.path, ...steps.map(String)], issues: place.issues };
}

export function refuse(place: Place, code: IssueCode): void {
  place.issues.push(issue(place.path, code));
}

export function readObject(value: unknown, place: Place, known: readonly string[]): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse(place, value == null ? "REQUIRED" : "INVALID");
    return {};
  }
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, MOST_UNKNOWN)) refuse(inside(place, plainLine(name, 40)), "INVALID");
  return value as JsonObject;
}

/** Returns an own member, never an inherited one. */
export function member(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Returns a cleaned text of at most `max` code points. A missing value or null is empty. */
export function readText(
  object: JsonObject,
  name: string,
  place: Place,
  { max, lines = false, isRequired = false }: { max: number; lines?: boolean; isRequired?: boolean },
): string {
  const value = member(object, name) ?? "";
  const at = inside(place, name);
  if (typeof value !== "string") {
    refuse(at, "INVALID");
    return "";
  }
  if (value.length > 4 * max + 1000) {
    refuse(at, "TOO_LONG");
    return "";
  }
  const text = cleanText(value);
  if (text === "" && isRequired) refuse(at, "REQUIRED");
  const code = [...text].length > max ? "TOO_LONG" : textFault(text, { max: text.length, lines });
  if (code) refuse(at, code);
  return text;
}

export function readShaped(object: JsonObject, name: string, place: Place, shape: RegExp): string {
  const value = member(object, name);
  if (typeof value === "string" && shape.test(value)) return value;
  refuse(inside(place, name), value == null || value === "" ? "REQUIRED" : "INVALID");
  return "";
}

/** Returns one of the allowed values. A missing value or null gives `otherwise`, or an issue if there is no default. */
export function readWord<Word extends string>(
  object: JsonObject,
  name: string,
  place: Place,
  words: readonly Word[],
  otherwise?: Word,
): Word | null {
  const value = member(object, name);
  if (value == null && otherwise !== undefined) return otherwise;
  const word = words.find((one) => one === value);
  if (word === undefined) refuse(inside(place, name), value == null ? "REQUIRED" : "INVALID");
  return word ?? null;
}

export function readFlag(object: JsonObject, name: string, place: Place): boolean {
  const value = member(object, name) ?? false;
  if (typeof value !== "boolean") refuse(inside(place, name), "INVALID");
  return value === true;
}

/** Returns null if the value is missing. `from` and `to` are inclusive. */
export function readWhole(
  object: JsonObject,
  name: string,
  place: Place,
  { from, to }: { from: number; to: number },
): number | null {
  const value = member(object, name) ?? null;
  if (value === null) return null;
  if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value || 0;
  refuse(inside(place, name), typeof value === "number" ? "OUT_OF_RANGE" : "INVALID");
  return null;
}

/** Reads at most `most` items. A longer list is an issue, and its remaining items are not read. */
export function readList<One>(
  object: JsonObject,
  name: string,
  place: Place,
  { least = 0, most }: { least?: number; most: number },
  read: (value: unknown, place: Place) => One,
): One[] {
  const value = member(object, name) ?? [];
  const at = inside(place, name);
  if (!Array.isArray(value)) {
    refuse(at, "INVALID");
    return [];
  }
  if (value.length < least) refuse(at, "REQUIRED");
  if (value.length > most) refuse(at, "OUT_OF_RANGE");
  return value.slice(0, most).map((one: unknown, index) => read(one, inside(at, index)));
}

export function refuseDuplicates(keys: readonly { readonly key: string; readonly place: Place }[]): void {
  const known = new Set<string>();
  for (const { key, place } of keys) {
    if (key !== "" && known.has(key)) refuse(place, "DUPLICATE");
    known.add(key);
  }
}

const MOST_ISSUES = 100;

/** Removes issues inside a value that itself is missing or invalid, and bounds the number of issues. */
export function withoutFollowing(issues: readonly Issue[]): readonly Issue[] {
  const whole = new Set(
    issues.flatMap(({ path, code }) =>
      code === "REQUIRED" || code === "INVALID" ? [JSON.stringify(path)] : [],
    ),
  );
  const isFollowing = ({ path }: Issue) =>
    path.some((_, length) => whole.has(JSON.stringify(path.slice(0, length))));
  return issues.filter((one) => !isFollowing(one)).slice(0, MOST_ISSUES);
}
