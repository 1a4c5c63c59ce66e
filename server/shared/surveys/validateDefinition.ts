import type { Issue } from "../failures/failure.ts";
import { type DefinedBy, readEnding } from "../forms/validateDefinition.ts";
import { FORM_LIMITS } from "../forms/limits.ts";
import {
  inside,
  member,
  type Place,
  readList,
  readObject,
  readText,
  readWhole,
  readWord,
  refuse,
  withoutFollowing,
} from "../forms/readJson.ts";
import type { ScoreBand, SurveyDefinition } from "./definition.ts";
import { readSlides, SURVEY_LIMITS } from "./readSlides.ts";
import { reachable, slidesBefore, waysBack, waysOf } from "./slideGraph.ts";

/**
 * Validates a survey that an owner submits as JSON. All slides must be reachable without cycles, and conditions must
 * refer to fields of this or earlier slides. Store the definition only if `issues` is empty.
 */
export function validateSurveyDefinition(
  input: unknown,
  { origins }: DefinedBy,
): { readonly definition: SurveyDefinition; readonly issues: readonly Issue[] } {
  const place: Place = { path: [], issues: [] };
  const object = readObject(input, place, [
    "title",
    "intro",
    "slides",
    "disqualifies",
    "thanks",
    "disqualified",
    "bands",
  ]);
  const definition: SurveyDefinition = {
    title: readText(object, "title", place, { max: FORM_LIMITS.title, isRequired: true }),
    intro: readText(object, "intro", place, { max: FORM_LIMITS.intro, lines: true }),
    slides: readSlides(object, place),
    disqualifies: readWord(object, "disqualifies", place, ["AT_ONCE", "AT_END"], "AT_ONCE") ?? "AT_ONCE",
    thanks: readEnding(object, "thanks", place, origins),
    disqualified: readEnding(object, "disqualified", place, origins),
    bands: readList(object, "bands", place, { most: SURVEY_LIMITS.bands }, readBand),
  };
  judgeWays(definition, place);
  return { definition, issues: withoutFollowing(place.issues) };
}

function readBand(value: unknown, place: Place): ScoreBand {
  const object = readObject(value, place, ["min", "max", "title", "text"]);
  const range = { from: -SURVEY_LIMITS.score, to: SURVEY_LIMITS.score };
  const min = readWhole(object, "min", place, range);
  const max = readWhole(object, "max", place, range);
  for (const [name, bound] of [
    ["min", min],
    ["max", max],
  ] as const)
    if (bound === null && member(object, name) == null) refuse(inside(place, name), "REQUIRED");
  if (min !== null && max !== null && min > max) refuse(inside(place, "max"), "OUT_OF_RANGE");
  return {
    min: min ?? 0,
    max: max ?? 0,
    title: readText(object, "title", place, { max: FORM_LIMITS.title, isRequired: true }),
    text: readText(object, "text", place, { max: FORM_LIMITS.ending, lines: true }),
  };
}

function judgeWays(definition: SurveyDefinition, place: Place): void {
  if (place.issues.some(({ path }) => path[0] === "slides")) return;
  const ways = waysOf(definition);
  const back = waysBack(ways);
  for (const { steps } of back) refuse(inside(place, ...steps), "CYCLE");
  const found = reachable(ways);
  for (const at of ways.keys()) if (!found.has(at)) refuse(inside(place, "slides", at), "UNREACHABLE");
  if (back.length === 0) judgeQuestions(definition, slidesBefore(ways), place);
}

function judgeQuestions(
  { slides }: SurveyDefinition,
  before: readonly ReadonlySet<number>[],
  place: Place,
): void {
  const askedOn = new Map(slides.flatMap(({ fields }, at) => fields.map(({ key }) => [key, at] as const)));
  for (const [at, { jumps }] of slides.entries())
    for (const [jump, { conditions }] of jumps.entries())
      for (const [index, { field }] of conditions.entries())
        if (!before[at]!.has(askedOn.get(field) ?? -1))
          refuse(inside(place, "slides", at, "jumps", jump, "conditions", index, "field"), "NOT_FOUND");
}
