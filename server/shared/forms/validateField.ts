import { isIsoDate } from "../time/dates.ts";
import type { FieldKind, FormField, Option } from "./definition.ts";
import { OPERATORS } from "./conditions.ts";
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
const OPTION_KEY = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const MEDIA_TYPE = /^[a-z]{1,20}\/(?:\*|[a-z0-9][a-z0-9.+-]{0,80})$/;
const KINDS = Object.keys(OPERATORS) as FieldKind[];
const MAX_SCORE = 1000;

const COMMON = ["key", "kind", "label", "help", "isRequired"];
const KIND_MEMBERS: Readonly<Record<FieldKind, readonly string[]>> = {
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
export function validateField(value: unknown, position: JsonPosition): FormField | null {
  const kind = readEnum(readObject(value, { ...position, issues: [] }, []), "kind", position, KINDS);
  if (!kind) {
    if (typeof value !== "object" || value === null) addIssue(position, "INVALID");
    return null;
  }
  const object = readObject(value, position, [...COMMON, ...KIND_MEMBERS[kind]]);
  const common = {
    key: readPattern(object, "key", position, KEY),
    label: readText(object, "label", position, { max: FORM_LIMITS.label, isRequired: true }),
    help: readText(object, "help", position, { max: FORM_LIMITS.help, readLines: true }),
    isRequired: readBoolean(object, "isRequired", position),
  };
  switch (kind) {
    case "TEXT":
    case "PARAGRAPH": {
      const to = kind === "TEXT" ? FORM_LIMITS.text : FORM_LIMITS.paragraph;
      const maxLength = readInteger(object, "maxLength", position, { from: 1, to });
      const placeholder = readText(object, "placeholder", position, { max: FORM_LIMITS.placeholder });
      return { ...common, kind, maxLength, placeholder };
    }
    case "NUMBER": {
      const decimals = readInteger(object, "decimals", position, { from: 0, to: FORM_LIMITS.decimals }) ?? 0;
      const bounds = { min: readBound(object, "min", position), max: readBound(object, "max", position) };
      return { ...common, kind, decimals, ...checkBounds(bounds, position) };
    }
    case "DATE": {
      const bounds = { min: readDate(object, "min", position), max: readDate(object, "max", position) };
      return { ...common, kind, ...checkBounds(bounds, position) };
    }
    case "SINGLE_CHOICE":
    case "DROPDOWN":
      return { ...common, kind, options: readOptions(object, position) };
    case "MULTIPLE_CHOICE": {
      const options = readOptions(object, position);
      const min = readInteger(object, "min", position, { from: 0, to: options.length });
      const max = readInteger(object, "max", position, { from: 1, to: options.length });
      return { ...common, kind, options, ...checkBounds({ min, max }, position) };
    }
    case "CONSENT":
      return {
        ...common,
        kind,
        text: readText(object, "text", position, {
          max: FORM_LIMITS.consent,
          readLines: true,
          isRequired: true,
        }),
      };
    case "FILE":
      return { ...common, kind, ...readFileLimits(object, position) };
    case "HIDDEN":
      if (common.isRequired) addIssue(atPath(position, "isRequired"), "INVALID");
      return { ...common, kind, value: readText(object, "value", position, { max: FORM_LIMITS.hidden }) };
    default:
      return { ...common, kind };
  }
}

function readOptions(object: JsonObject, position: JsonPosition): readonly Option[] {
  const read = (value: unknown, at: JsonPosition) => {
    const one = readObject(value, at, ["key", "label", "score"]);
    const key = readPattern(one, "key", at, OPTION_KEY);
    const label = readText(one, "label", at, { max: FORM_LIMITS.label, isRequired: true });
    const score = readInteger(one, "score", at, { from: -MAX_SCORE, to: MAX_SCORE }) ?? 0;
    return { option: { key, label, score }, key, position: atPath(at, "key") };
  };
  const found = readList(object, "options", position, { minItems: 1, maxItems: FORM_LIMITS.options }, read);
  rejectDuplicates(found);
  return found.map(({ option }) => option);
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
