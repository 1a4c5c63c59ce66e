import { isIsoDate } from "../time/dates.ts";
import type { FieldKind, FieldByKind, FormField, Option, TextField } from "./definition.ts";
import { KINDS } from "./fieldKinds.ts";
import { FORM_LIMITS } from "./limits.ts";
import { countDecimals, normalizeNumber } from "./normalizeNumber.ts";
import {
  atPath,
  type JsonObject,
  readMember,
  type JsonPosition,
  readBoolean,
  readList,
  readObject,
  readPattern,
  readText,
  readInteger,
  readEnum,
  addIssue,
  rejectDuplicates,
} from "./readJson.ts";

export const KEY = /^[a-z][a-z0-9_]{0,39}$/;
export const OPTION_KEY = /^[a-z0-9][a-z0-9_-]{0,39}$/;
export const MEDIA_TYPE = /^[a-z]{1,20}\/(?:\*|[a-z0-9][a-z0-9.+-]{0,80})$/;
export const MAX_SCORE = 1000;

const COMMON = ["key", "kind", "label", "help", "isRequired"];

interface KindReader<Members> {
  readonly members: readonly (keyof Members)[];
  readonly read: (object: JsonObject, position: JsonPosition) => Members;
}

const PLAIN: KindReader<object> = { members: [], read: () => ({}) };

/** Reads the members that a kind has besides those of every kind. */
const READERS: {
  readonly [Kind in FieldKind]: KindReader<
    Omit<FieldByKind<Kind>, "kind" | "key" | "label" | "help" | "isRequired">
  >;
} = {
  TEXT: textReader(FORM_LIMITS.text),
  PARAGRAPH: textReader(FORM_LIMITS.paragraph),
  EMAIL: PLAIN,
  PHONE: PLAIN,
  NUMBER: {
    members: ["min", "max", "decimals"],
    read(object, position) {
      const decimals = readInteger(object, "decimals", position, { from: 0, to: FORM_LIMITS.decimals }) ?? 0;
      const bounds = { min: readBound(object, "min", position), max: readBound(object, "max", position) };
      return { decimals, ...checkBounds(bounds, position) };
    },
  },
  DATE: {
    members: ["min", "max"],
    read(object, position) {
      const bounds = { min: readDate(object, "min", position), max: readDate(object, "max", position) };
      return checkBounds(bounds, position);
    },
  },
  DATE_OF_BIRTH: PLAIN,
  ADDRESS: PLAIN,
  SINGLE_CHOICE: { members: ["options"], read: readOptions },
  MULTIPLE_CHOICE: {
    members: ["options", "min", "max"],
    read(object, position) {
      const { options } = readOptions(object, position);
      const min = readInteger(object, "min", position, { from: 0, to: options.length });
      const max = readInteger(object, "max", position, { from: 1, to: options.length });
      return { options, ...checkBounds({ min, max }, position) };
    },
  },
  DROPDOWN: { members: ["options"], read: readOptions },
  CHECKBOX: PLAIN,
  CONSENT: {
    members: ["text"],
    read(object, position) {
      const rules = { max: FORM_LIMITS.consent, readLines: true, isRequired: true };
      return { text: readText(object, "text", position, rules) };
    },
  },
  FILE: { members: ["mediaTypes", "maxBytes"], read: readFileLimits },
  HIDDEN: {
    members: ["value"],
    read(object, position) {
      if (readMember(object, "isRequired") === true) addIssue(atPath(position, "isRequired"), "INVALID");
      return { value: readText(object, "value", position, { max: FORM_LIMITS.hidden }) };
    },
  },
};

/** Validates one field. Returns null if its kind is unknown. */
export function validateField(value: unknown, position: JsonPosition): FormField | null {
  const kind = readEnum(readObject(value, { ...position, issues: [] }, []), "kind", position, KINDS);
  if (!kind) {
    if (typeof value !== "object" || value === null) addIssue(position, "INVALID");
    return null;
  }
  const { members, read } = READERS[kind];
  const object = readObject(value, position, [...COMMON, ...members]);
  return {
    kind,
    key: readPattern(object, "key", position, KEY),
    label: readText(object, "label", position, { max: FORM_LIMITS.label, isRequired: true }),
    help: readText(object, "help", position, { max: FORM_LIMITS.help, readLines: true }),
    isRequired: readBoolean(object, "isRequired", position),
    ...read(object, position),
  } as FormField;
}

function textReader(limit: number): KindReader<Pick<TextField, "maxLength" | "placeholder">> {
  return {
    members: ["maxLength", "placeholder"],
    read: (object, position) => ({
      maxLength: readInteger(object, "maxLength", position, { from: 1, to: limit }),
      placeholder: readText(object, "placeholder", position, { max: FORM_LIMITS.placeholder }),
    }),
  };
}

function readOptions(object: JsonObject, position: JsonPosition): { readonly options: readonly Option[] } {
  const read = (value: unknown, at: JsonPosition) => {
    const one = readObject(value, at, ["key", "label", "score"]);
    const key = readPattern(one, "key", at, OPTION_KEY);
    const label = readText(one, "label", at, { max: FORM_LIMITS.label, isRequired: true });
    const score = readInteger(one, "score", at, { from: -MAX_SCORE, to: MAX_SCORE }) ?? 0;
    return { option: { key, label, score }, key, position: atPath(at, "key") };
  };
  const found = readList(object, "options", position, { minItems: 1, maxItems: FORM_LIMITS.options }, read);
  rejectDuplicates(found);
  return { options: found.map(({ option }) => option) };
}

function readFileLimits(object: JsonObject, position: JsonPosition) {
  const mediaTypes = readList(
    object,
    "mediaTypes",
    position,
    { minItems: 1, maxItems: FORM_LIMITS.mediaTypes },
    (type, at) => {
      if (typeof type === "string" && MEDIA_TYPE.test(type)) return type;
      addIssue(at, "INVALID");
      return "";
    },
  );
  const maxBytes = readInteger(object, "maxBytes", position, { from: 1, to: FORM_LIMITS.fileBytes });
  return { mediaTypes: [...new Set(mediaTypes)], maxBytes: maxBytes ?? FORM_LIMITS.fileBytes };
}

function readBound(object: JsonObject, name: string, position: JsonPosition): number | null {
  const value = readMember(object, name) ?? null;
  if (value === null) return null;
  const normalized = typeof value === "number" ? normalizeNumber(String(value)) : null;
  if (normalized !== null && countDecimals(normalized) <= FORM_LIMITS.decimals) return Number(normalized);
  addIssue(atPath(position, name), "INVALID_NUMBER");
  return null;
}

function readDate(object: JsonObject, name: string, position: JsonPosition): string | null {
  const value = readMember(object, name) ?? null;
  if (value === null) return null;
  if (typeof value === "string" && value.length === 10 && isIsoDate(value)) return value;
  addIssue(atPath(position, name), "INVALID_DATE");
  return null;
}

function checkBounds<T extends number | string>(
  bounds: { readonly min: T | null; readonly max: T | null },
  position: JsonPosition,
): { readonly min: T | null; readonly max: T | null } {
  const { min, max } = bounds;
  if (min !== null && max !== null && min > max) addIssue(atPath(position, "max"), "OUT_OF_RANGE");
  return bounds;
}
