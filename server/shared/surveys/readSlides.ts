import type { FormField } from "../forms/definition.ts";
import { type AskedFields, validateConditions } from "../forms/validateCondition.ts";
import { validateField, KEY } from "../forms/validateField.ts";
import { FORM_LIMITS } from "../forms/limits.ts";
import {
  inside,
  type JsonObject,
  member,
  type Place,
  readList,
  readObject,
  readShaped,
  readText,
  readWord,
  refuse,
  refuseDuplicates,
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

interface Known {
  readonly fields: AskedFields;
  readonly slides: ReadonlySet<string>;
}

/** Reads the slides of a survey. Slide keys and field keys are unique in the survey. Cycles are checked separately. */
export function readSlides(object: JsonObject, place: Place): readonly Slide[] {
  const found = readList(object, "slides", place, { least: 1, most: SURVEY_LIMITS.slides }, readSlide);
  refuseDuplicates(found.map(({ slide, place: at }) => ({ key: slide.key, place: inside(at, "key") })));
  const fields = found.flatMap((one) => one.fields);
  refuseDuplicates(fields);
  if (fields.length > SURVEY_LIMITS.fields) refuse(inside(place, "slides"), "OUT_OF_RANGE");
  const known: Known = {
    fields: new Map(fields.flatMap(({ field, key }) => (field ? [[key, field] as const] : []))),
    slides: new Set(found.map(({ slide }) => slide.key)),
  };
  return found.map(({ slide, object: one, place: at }): Slide => {
    const read = (value: unknown, jump: Place) => readJump(value, jump, known);
    const jumps = readList(one, "jumps", at, { most: SURVEY_LIMITS.jumps }, read);
    return { ...slide, jumps: jumps.flatMap((jump) => jump ?? []), next: readNext(one, at, known) };
  });
}

interface FoundField {
  readonly field: FormField | null;
  readonly key: string;
  readonly place: Place;
}

function readSlide(value: unknown, place: Place) {
  const object = readObject(value, place, ["key", "title", "text", "fields", "jumps", "next"]);
  const fields = readList(object, "fields", place, { most: SURVEY_LIMITS.fields }, (one, at): FoundField => {
    const field = validateField(one, at);
    return { field, key: field?.key ?? "", place: inside(at, "key") };
  });
  const slide = {
    key: readShaped(object, "key", place, KEY),
    title: readText(object, "title", place, { max: FORM_LIMITS.title }),
    text: readText(object, "text", place, { max: SURVEY_LIMITS.text, lines: true }),
    fields: fields.flatMap(({ field }) => field ?? []),
  };
  return { slide, fields, object, place };
}

function readNext(object: JsonObject, place: Place, { slides }: Known): string | null {
  const next = member(object, "next") ?? null;
  if (next === null) return null;
  if (typeof next === "string" && slides.has(next)) return next;
  refuse(inside(place, "next"), "NOT_FOUND");
  return null;
}

function readJump(value: unknown, place: Place, { fields, slides }: Known): Jump | null {
  const object = readObject(value, place, ["match", "conditions", "to"]);
  const { match, conditions } = validateConditions(object, place, fields);
  const at = inside(place, "to");
  const to = readObject(member(object, "to"), at, ["kind", "slide"]);
  const kind = readWord(to, "kind", at, ["SLIDE", "END", "DISQUALIFY"]);
  if (kind === null) return null;
  if (kind !== "SLIDE") return { match, conditions, to: { kind } };
  const slide = member(to, "slide");
  if (typeof slide === "string" && slides.has(slide)) return { match, conditions, to: { kind, slide } };
  refuse(inside(at, "slide"), slide == null ? "REQUIRED" : "NOT_FOUND");
  return null;
}
