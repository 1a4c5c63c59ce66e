import type { FormField } from "../forms/definition.ts";
import { type FieldsByKey, validateConditions } from "../forms/validateCondition.ts";
import { validateField, KEY } from "../forms/validateField.ts";
import { FORM_LIMITS } from "../forms/limits.ts";
import {
  atPath,
  type JsonObject,
  readMember,
  type JsonPosition,
  readList,
  readObject,
  readPattern,
  readText,
  readEnum,
  addIssue,
  rejectDuplicates,
} from "../forms/readJson.ts";
import type { Jump, Slide } from "./definition.ts";

/** Limits of a survey besides those of forms. `fields` counts over all slides. */
export const SURVEY_LIMITS = {
  slides: 100,
  jumps: 20,
  bands: 20,
  fields: 100,
  text: 5000,
  score: 1_000_000,
} as const;

interface SlideTargets {
  readonly fields: FieldsByKey;
  readonly slides: ReadonlySet<string>;
}

/** Reads the slides of a survey. Slide keys and field keys are unique in the survey. Cycles are checked separately. */
export function readSlides(object: JsonObject, position: JsonPosition): readonly Slide[] {
  const found = readList(
    object,
    "slides",
    position,
    { minItems: 1, maxItems: SURVEY_LIMITS.slides },
    readSlide,
  );
  rejectDuplicates(found.map(({ slide, place: at }) => ({ key: slide.key, position: atPath(at, "key") })));
  const fields = found.flatMap((one) => one.fields);
  rejectDuplicates(fields);
  if (fields.length > SURVEY_LIMITS.fields) addIssue(atPath(position, "slides"), "OUT_OF_RANGE");
  const targets: SlideTargets = {
    fields: new Map(fields.flatMap(({ field, key }) => (field ? [[key, field] as const] : []))),
    slides: new Set(found.map(({ slide }) => slide.key)),
  };
  return found.map(({ slide, object: one, place: at }): Slide => {
    const read = (value: unknown, jump: JsonPosition) => readJump(value, jump, targets);
    const jumps = readList(one, "jumps", at, { maxItems: SURVEY_LIMITS.jumps }, read);
    return { ...slide, jumps: jumps.flatMap((jump) => jump ?? []), next: readNext(one, at, targets) };
  });
}

interface FoundField {
  readonly field: FormField | null;
  readonly key: string;
  readonly position: JsonPosition;
}

function readSlide(value: unknown, position: JsonPosition) {
  const object = readObject(value, position, ["key", "title", "text", "fields", "jumps", "next"]);
  const fields = readList(
    object,
    "fields",
    position,
    { maxItems: SURVEY_LIMITS.fields },
    (one, at): FoundField => {
      const field = validateField(one, at);
      return { field, key: field?.key ?? "", position: atPath(at, "key") };
    },
  );
  const slide = {
    key: readPattern(object, "key", position, KEY),
    title: readText(object, "title", position, { max: FORM_LIMITS.title }),
    text: readText(object, "text", position, { max: SURVEY_LIMITS.text, readLines: true }),
    fields: fields.flatMap(({ field }) => field ?? []),
  };
  return { slide, fields, object, place: position };
}

function readNext(object: JsonObject, position: JsonPosition, { slides }: SlideTargets): string | null {
  const next = readMember(object, "next") ?? null;
  if (next === null) return null;
  if (typeof next === "string" && slides.has(next)) return next;
  addIssue(atPath(position, "next"), "NOT_FOUND");
  return null;
}

function readJump(value: unknown, position: JsonPosition, { fields, slides }: SlideTargets): Jump | null {
  const object = readObject(value, position, ["match", "conditions", "to"]);
  const { match, conditions } = validateConditions(object, position, fields);
  const at = atPath(position, "to");
  const to = readObject(readMember(object, "to"), at, ["kind", "slide"]);
  const kind = readEnum(to, "kind", at, ["SLIDE", "END", "DISQUALIFY"]);
  if (kind === null) return null;
  if (kind !== "SLIDE") return { match, conditions, to: { kind } };
  const slide = readMember(to, "slide");
  if (typeof slide === "string" && slides.has(slide)) return { match, conditions, to: { kind, slide } };
  addIssue(atPath(at, "slide"), slide == null ? "REQUIRED" : "NOT_FOUND");
  return null;
}
