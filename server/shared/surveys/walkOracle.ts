import type { Answers } from "../forms/definition.ts";
import { slowHolds } from "../forms/rulesOracle.ts";
import type { Slide, SurveyDefinition } from "./definition.ts";

/** Reference implementation for tests. It ignores missing required answers. */
export function slowWalk({ slides, disqualifies }: SurveyDefinition, answers: Answers) {
  const path = [slides[0]!];
  for (;;) {
    if (path.length > slides.length) throw new Error("it goes round");
    const here = path.at(-1)!;
    const jump = jumpFrom(
      here,
      slides,
      path,
      answers,
      (kind) => disqualifies === "AT_ONCE" || kind !== "DISQUALIFY",
    );
    const key = jump
      ? jump.to.kind === "SLIDE"
        ? jump.to.slide
        : null
      : (here.next ?? slides[slides.indexOf(here) + 1]?.key);
    const next = slides.find((slide) => slide.key === key);
    if (next) {
      path.push(next);
      continue;
    }
    const isDisqualified = path.some((slide, place) =>
      isMarked(slide, slides, path.slice(0, place + 1), answers),
    );
    return {
      path: path.map((slide) => slide.key),
      end: isDisqualified ? "DISQUALIFIED" : "END",
      score: slowScore(path, answers),
    };
  }
}

function jumpFrom(
  slide: Slide,
  slides: readonly Slide[],
  path: readonly Slide[],
  answers: Answers,
  counts: (kind: "SLIDE" | "END" | "DISQUALIFY") => boolean,
) {
  const asked = new Set(path.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const fields = slides.flatMap((one) => one.fields);
  return slide.jumps.find((jump) => counts(jump.to.kind) && slowHolds(jump, fields, asked, answers));
}

function isMarked(slide: Slide, slides: readonly Slide[], path: readonly Slide[], answers: Answers): boolean {
  return jumpFrom(slide, slides, path, answers, () => true)?.to.kind === "DISQUALIFY";
}

function slowScore(path: readonly Slide[], answers: Answers): number {
  const options = path.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      "options" in field ? field.options.map((option) => ({ field: field.key, ...option })) : [],
    ),
  );
  return options
    .filter(({ field, key }) => JSON.stringify(answers[field] ?? null).includes(`"${key}"`))
    .reduce((sum, { score }) => sum + score, 0);
}

export function slowWays({ slides }: SurveyDefinition) {
  const leadsTo = (place: number) => {
    const { jumps, next } = slides[place]!;
    const keys = jumps.flatMap(({ to }) => (to.kind === "SLIDE" ? [to.slide] : []));
    const targets = [...keys, next ?? slides[place + 1]?.key].map((key) =>
      slides.findIndex((slide) => slide.key === key),
    );
    return targets.filter((target) => target >= 0);
  };
  const from = (start: readonly number[]) => {
    const found = new Set(start);
    for (const place of found) for (const target of leadsTo(place)) found.add(target);
    return found;
  };
  const ahead = slides.map((_, place) => from(leadsTo(place)));
  const walked = from([0]);
  return {
    ahead,
    goesRound: ahead.some((places, place) => places.has(place)),
    unreachable: [...slides.keys()].filter((place) => !walked.has(place)),
  };
}
