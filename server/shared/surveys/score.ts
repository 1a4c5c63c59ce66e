import type { Answers, FormField } from "../forms/definition.ts";
import type { ScoreBand, Slide, SurveyDefinition } from "./definition.ts";

export function calculateScore(slides: readonly Slide[], answers: Answers): number {
  let score = 0;
  for (const { fields } of slides) for (const field of fields) score += calculateFieldScore(field, answers);
  return score;
}

function calculateFieldScore(field: FormField, answers: Answers): number {
  if (!("options" in field) || !Object.hasOwn(answers, field.key)) return 0;
  const answer = answers[field.key]!;
  const chosen = answer.kind === "OPTIONS" ? answer.options : answer.kind === "TEXT" ? [answer.text] : [];
  return field.options.reduce((sum, { key, score }) => (chosen.includes(key) ? sum + score : sum), 0);
}

export function findBand({ bands }: Pick<SurveyDefinition, "bands">, score: number): ScoreBand | null {
  return bands.find(({ min, max }) => score >= min && score <= max) ?? null;
}
