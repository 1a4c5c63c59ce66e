import type { Answers } from "../forms/definition.ts";
import { referenceRuleHolds } from "../forms/referenceRules.ts";
import type { Slide, SurveyDefinition } from "./definition.ts";

/** Reference implementation for tests. It ignores missing required answers. */
export function referenceWalk({ slides, disqualifies }: SurveyDefinition, answers: Answers) {
  const path = [slides[0]!];
  for (;;) {
    if (path.length > slides.length) throw new Error("the survey has a loop");
    const current = path.at(-1)!;
    const jump = findJump(
      current,
      slides,
      path,
      answers,
      (kind) => disqualifies === "AT_ONCE" || kind !== "DISQUALIFY",
    );
    const key = jump
      ? jump.to.kind === "SLIDE"
        ? jump.to.slide
        : null
      : (current.next ?? slides[slides.indexOf(current) + 1]?.key);
    const next = slides.find((slide) => slide.key === key);
    if (next) {
      path.push(next);
      continue;
    }
    const isDisqualified = path.some((slide, index) =>
      isDisqualifying(slide, slides, path.slice(0, index + 1), answers),
    );
    return {
      path: path.map((slide) => slide.key),
      end: isDisqualified ? "DISQUALIFIED" : "END",
      score: referenceScore(path, answers),
    };
  }
}

function findJump(
  slide: Slide,
  slides: readonly Slide[],
  path: readonly Slide[],
  answers: Answers,
  accepts: (kind: "SLIDE" | "END" | "DISQUALIFY") => boolean,
) {
  const visibleKeys = new Set(path.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const fields = slides.flatMap((one) => one.fields);
  return slide.jumps.find(
    (jump) => accepts(jump.to.kind) && referenceRuleHolds(jump, fields, visibleKeys, answers),
  );
}

function isDisqualifying(
  slide: Slide,
  slides: readonly Slide[],
  path: readonly Slide[],
  answers: Answers,
): boolean {
  return findJump(slide, slides, path, answers, () => true)?.to.kind === "DISQUALIFY";
}

function referenceScore(path: readonly Slide[], answers: Answers): number {
  const options = path.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      "options" in field ? field.options.map((option) => ({ field: field.key, ...option })) : [],
    ),
  );
  return options
    .filter(({ field, key }) => JSON.stringify(answers[field] ?? null).includes(`"${key}"`))
    .reduce((sum, { score }) => sum + score, 0);
}

export function referenceLinks({ slides }: SurveyDefinition) {
  const getTargets = (index: number) => {
    const { jumps, next } = slides[index]!;
    const keys = jumps.flatMap(({ to }) => (to.kind === "SLIDE" ? [to.slide] : []));
    const targets = [...keys, next ?? slides[index + 1]?.key].map((key) =>
      slides.findIndex((slide) => slide.key === key),
    );
    return targets.filter((target) => target >= 0);
  };
  const collectReachable = (start: readonly number[]) => {
    const found = new Set(start);
    for (const index of found) for (const target of getTargets(index)) found.add(target);
    return found;
  };
  const reachableFrom = slides.map((_, index) => collectReachable(getTargets(index)));
  const reachable = collectReachable([0]);
  return {
    ahead: reachableFrom,
    hasCycle: reachableFrom.some((indexes, index) => indexes.has(index)),
    unreachable: [...slides.keys()].filter((index) => !reachable.has(index)),
  };
}
