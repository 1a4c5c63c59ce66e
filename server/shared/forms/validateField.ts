import { isIsoDate } from "../time/dates.ts";
import type { FieldKind, FormField, Option } from "./definition.ts";
import { OPERATORS } from "./conditions.ts";
import { FORM_LIMITS } from "./limits.ts";
import { decimalsOf, plainNumber } from "./plainNumber.ts";
import {
  inside,
  type JsonObject,
  member,
  type Place,
  readFlag,
  readList,
  readObject,
  readShaped,
  readText,
  readWhole,
  readWord,
  refuse,
  refuseDuplicates,
} from "./readJson.ts";

export const KEY = /^[a-z][a-z0-9_]{0,39}$/;
const OPTION_KEY = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const MEDIA_TYPE = /^[a-z]{1,20}\/(?:\*|[a-z0-9][a-z0-9.+-]{0,80})$/;
const KINDS = Object.keys(OPERATORS) as FieldKind[];
const MOST_SCORE = 1000;

const COMMON = ["key", "kind", "label", "help", "isRequired"];
const OWN: Readonly<Record<FieldKind, readonly string[]>> = {
  TEXT: ["maxLength", "placeholder"],
  PARAGRAPH: ["maxLength", "placeholder"],
  EMAIL: [],
  PHONE: [],
  NUMBER: ["min", "max", "decimals"],
  DATE: ["min", "max"],
  DATE_OF_BIRTH: [],
  ADDRESS: [],
  SINGLE_CHOICE: ["options"],
  DROPDOWN: ["options"],
  MULTIPLE_CHOICE: ["options", "min", "max"],
  CHECKBOX: [],
  CONSENT: ["text"],
  FILE: ["mediaTypes", "maxBytes"],
  HIDDEN: ["value"],
};

/** Validates one field. Returns null if its kind is unknown. */
export function validateField(value: unknown, place: Place): FormField | null {
  const kind = readWord(readObject(value, { ...place, issues: [] }, []), "kind", place, KINDS);
  if (!kind) {
    if (typeof value !== "object" || value === null) refuse(place, "INVALID");
    return null;
  }
  const object = readObject(value, place, [...COMMON, ...OWN[kind]]);
  const common = {
    key: readShaped(object, "key", place, KEY),
    label: readText(object, "label", place, { max: FORM_LIMITS.label, isRequired: true }),
    help: readText(object, "help", place, { max: FORM_LIMITS.help, lines: true }),
    isRequired: readFlag(object, "isRequired", place),
  };
  switch (kind) {
    case "TEXT":
    case "PARAGRAPH": {
      const to = kind === "TEXT" ? FORM_LIMITS.text : FORM_LIMITS.paragraph;
      const maxLength = readWhole(object, "maxLength", place, { from: 1, to });
      const placeholder = readText(object, "placeholder", place, { max: FORM_LIMITS.placeholder });
      return { ...common, kind, maxLength, placeholder };
    }
    case "NUMBER": {
      const decimals = readWhole(object, "decimals", place, { from: 0, to: FORM_LIMITS.decimals }) ?? 0;
      const bounds = { min: readBound(object, "min", place), max: readBound(object, "max", place) };
      return { ...common, kind, decimals, ...inOrder(bounds, place) };
    }
    case "DATE": {
      const bounds = { min: readDay(object, "min", place), max: readDay(object, "max", place) };
      return { ...common, kind, ...inOrder(bounds, place) };
    }
    case "SINGLE_CHOICE":
    case "DROPDOWN":
      return { ...common, kind, options: readOptions(object, place) };
    case "MULTIPLE_CHOICE": {
      const options = readOptions(object, place);
      const min = readWhole(object, "min", place, { from: 0, to: options.length });
      const max = readWhole(object, "max", place, { from: 1, to: options.length });
      return { ...common, kind, options, ...inOrder({ min, max }, place) };
    }
    case "CONSENT":
      return {
        ...common,
        kind,
        text: readText(object, "text", place, { max: FORM_LIMITS.consent, lines: true, isRequired: true }),
      };
    case "FILE":
      return { ...common, kind, ...readFileLimits(object, place) };
    case "HIDDEN":
      if (common.isRequired) refuse(inside(place, "isRequired"), "INVALID");
      return { ...common, kind, value: readText(object, "value", place, { max: FORM_LIMITS.hidden }) };
    default:
      return { ...common, kind };
  }
}

function readOptions(object: JsonObject, place: Place): readonly Option[] {
  const read = (value: unknown, at: Place) => {
    const one = readObject(value, at, ["key", "label", "score"]);
    const key = readShaped(one, "key", at, OPTION_KEY);
    const label = readText(one, "label", at, { max: FORM_LIMITS.label, isRequired: true });
    const score = readWhole(one, "score", at, { from: -MOST_SCORE, to: MOST_SCORE }) ?? 0;
    return { option: { key, label, score }, key, place: inside(at, "key") };
  };
  const found = readList(object, "options", place, { least: 1, most: FORM_LIMITS.options }, read);
  refuseDuplicates(found);
  return found.map(({ option }) => option);
}

function readFileLimits(object: JsonObject, place: Place) {
  const mediaTypes = readList(
    object,
    "mediaTypes",
    place,
    { least: 1, most: FORM_LIMITS.mediaTypes },
    (type, at) => {
      if (typeof type === "string" && MEDIA_TYPE.test(type)) return type;
      refuse(at, "INVALID");
      return "";
    },
  );
  const maxBytes = readWhole(object, "maxBytes", place, { from: 1, to: FORM_LIMITS.fileBytes });
  return { mediaTypes: [...new Set(mediaTypes)], maxBytes: maxBytes ?? FORM_LIMITS.fileBytes };
}

function readBound(object: JsonObject, name: string, place: Place): number | null {
  const value = member(object, name) ?? null;
  if (value === null) return null;
  const plain = typeof value === "number" ? plainNumber(String(value)) : null;
  if (plain !== null && decimalsOf(plain) <= FORM_LIMITS.decimals) return Number(plain);
  refuse(inside(place, name), "INVALID_NUMBER");
  return null;
}

function readDay(object: JsonObject, name: string, place: Place): string | null {
  const value = member(object, name) ?? null;
  if (value === null) return null;
  if (typeof value === "string" && value.length === 10 && isIsoDate(value)) return value;
  refuse(inside(place, name), "INVALID_DATE");
  return null;
}

function inOrder<T extends number | string>(
  bounds: { readonly min: T | null; readonly max: T | null },
  place: Place,
): { readonly min: T | null; readonly max: T | null } {
  const { min, max } = bounds;
  if (min !== null && max !== null && min > max) refuse(inside(place, "max"), "OUT_OF_RANGE");
  return bounds;
}
