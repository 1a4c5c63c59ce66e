import type { Issue } from "../failures/failure.ts";
import { type DefinitionContext, readEnding } from "../forms/validateDefinition.ts";
import { FORM_LIMITS } from "../forms/limits.ts";
import {
  atPath,
  readMember,
  type JsonPosition,
  readList,
  readObject,
  readText,
  readInteger,
  readEnum,
  addIssue,
  dropFollowUpIssues,
} from "../forms/readJson.ts";
import type { ScoreBand, SurveyDefinition } from "./definition.ts";
import { readSlides, SURVEY_LIMITS } from "./readSlides.ts";
import { findReachableSlides, findEarlierSlides, findCycleLinks, getSlideLinks } from "./slideGraph.ts";

/**
 * Validates a survey that an owner submits as JSON. All slides must be reachable without cycles, and conditions must
 * refer to fields of this or earlier slides. Store the definition only if `issues` is empty.
 */
export function validateSurveyDefinition(
  input: unknown,
  { origins }: DefinitionContext,
): { readonly definition: SurveyDefinition; readonly issues: readonly Issue[] } {
  const position: JsonPosition = { path: [], issues: [] };
  const object = readObject(input, position, [
    "title",
    "intro",
    "slides",
    "disqualifies",
    "thanks",
    "disqualified",
    "bands",
  ]);
  const definition: SurveyDefinition = {
    title: readText(object, "title", position, { max: FORM_LIMITS.title, isRequired: true }),
    intro: readText(object, "intro", position, { max: FORM_LIMITS.intro, readLines: true }),
    slides: readSlides(object, position),
    disqualifies: readEnum(object, "disqualifies", position, ["AT_ONCE", "AT_END"], "AT_ONCE") ?? "AT_ONCE",
    thanks: readEnding(object, "thanks", position, origins),
    disqualified: readEnding(object, "disqualified", position, origins),
    bands: readList(object, "bands", position, { maxItems: SURVEY_LIMITS.bands }, readBand),
  };
  checkLinks(definition, position);
  return { definition, issues: dropFollowUpIssues(position.issues) };
}

function readBand(value: unknown, position: JsonPosition): ScoreBand {
  const object = readObject(value, position, ["min", "max", "title", "text"]);
  const range = { from: -SURVEY_LIMITS.score, to: SURVEY_LIMITS.score };
  const min = readInteger(object, "min", position, range);
  const max = readInteger(object, "max", position, range);
  for (const [name, bound] of [
    ["min", min],
    ["max", max],
  ] as const)
    if (bound === null && readMember(object, name) == null) addIssue(atPath(position, name), "REQUIRED");
  if (min !== null && max !== null && min > max) addIssue(atPath(position, "max"), "OUT_OF_RANGE");
  return {
    min: min ?? 0,
    max: max ?? 0,
    title: readText(object, "title", position, { max: FORM_LIMITS.title, isRequired: true }),
    text: readText(object, "text", position, { max: FORM_LIMITS.ending, readLines: true }),
  };
}

function checkLinks(definition: SurveyDefinition, position: JsonPosition): void {
  if (position.issues.some(({ path }) => path[0] === "slides")) return;
  const links = getSlideLinks(definition);
  const cycleLinks = findCycleLinks(links);
  for (const { steps } of cycleLinks) addIssue(atPath(position, ...steps), "CYCLE");
  const found = findReachableSlides(links);
  for (const at of links.keys()) if (!found.has(at)) addIssue(atPath(position, "slides", at), "UNREACHABLE");
  if (cycleLinks.length === 0) checkConditionFields(definition, findEarlierSlides(links), position);
}

function checkConditionFields(
  { slides }: SurveyDefinition,
  earlierSlides: readonly ReadonlySet<number>[],
  position: JsonPosition,
): void {
  const slideByField = new Map(
    slides.flatMap(({ fields }, at) => fields.map(({ key }) => [key, at] as const)),
  );
  for (const [at, { jumps }] of slides.entries())
    for (const [jump, { conditions }] of jumps.entries())
      for (const [index, { field }] of conditions.entries())
        if (!earlierSlides[at]!.has(slideByField.get(field) ?? -1))
          addIssue(atPath(position, "slides", at, "jumps", jump, "conditions", index, "field"), "NOT_FOUND");
}
