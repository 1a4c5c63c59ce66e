import { cleanText, plainLine, textFault } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";

/** A place in JSON that is read, and where its issues are gathered. */
export interface Place {
  readonly path: readonly string[];
  readonly issues: Issue[];
}

/** An object of JSON, each of whose members was read or refused. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** So many members that nobody knows are named. */
const MOST_UNKNOWN = 10;

export function inside(place: Place, ...steps: readonly (string | number)[]): Place {
  return { path: [...place.path, ...steps.map(String)], issues: place.issues };
}

export function refuse(place: Place, code: IssueCode): void {
  place.issues.push(issue(place.path, code));
}

/** The object at a place; anything else, and members besides `known` (most likely misspelt), are issues. */
export function readObject(value: unknown, place: Place, known: readonly string[]): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse(place, value == null ? "REQUIRED" : "INVALID");
    return {};
  }
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, MOST_UNKNOWN)) refuse(inside(place, plainLine(name, 40)), "INVALID");
  return value as JsonObject;
}

/** A member of an object; what is only inherited is none. */
export function member(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A text of at most `max` characters, cleaned; left out or null it is empty, which `isRequired` refuses. */
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

/** A text that must match `shape`: keys. */
export function readShaped(object: JsonObject, name: string, place: Place, shape: RegExp): string {
  const value = member(object, name);
  if (typeof value === "string" && shape.test(value)) return value;
  refuse(inside(place, name), value == null || value === "" ? "REQUIRED" : "INVALID");
  return "";
}

/** One of the words; left out or null it is `otherwise`, without which it must be given. */
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

/** True or false; false when left out. */
export function readFlag(object: JsonObject, name: string, place: Place): boolean {
  const value = member(object, name) ?? false;
  if (typeof value !== "boolean") refuse(inside(place, name), "INVALID");
  return value === true;
}

/** A whole number from `from` to `to`; null when left out. */
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

/** A list of at most `most`, each read by `read`; a longer one is an issue, and its rest is not looked at. */
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

/** Says of every key but the first of its kind that it is used twice. */
export function refuseDuplicates(keys: readonly { readonly key: string; readonly place: Place }[]): void {
  const known = new Set<string>();
  for (const { key, place } of keys) {
    if (key !== "" && known.has(key)) refuse(place, "DUPLICATE");
    known.add(key);
  }
}

/** So many issues are told; who mends them hears of the rest. */
const MOST_ISSUES = 100;

/**
 * The issues to tell: without those that only follow from others, such as what is missing inside something that is missing
 * itself, and not more than anybody reads.
 */
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
