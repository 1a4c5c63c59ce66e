import fc from "fast-check";
import { arbitraryCondition, arbitraryField } from "../forms/arbitraryForm.ts";
import type { FormField } from "../forms/definition.ts";
import type { SurveyDefinition } from "./definition.ts";
import { validateSurveyDefinition } from "./validateDefinition.ts";

interface Written {
  readonly key: string;
  readonly fields: readonly FormField[];
  readonly jumps: readonly object[];
  readonly next: string | null;
}

const keyOf = (place: number) => `s${place}`;

export const arbitraryWrittenSurvey: fc.Arbitrary<Record<string, unknown>> = fc
  .integer({ min: 1, max: 7 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, place) =>
        fc
          .tuple(arbitraryField(`q${place}a`), arbitraryField(`q${place}b`))
          .chain((fields) => fc.subarray(fields)),
      ),
    ),
  )
  .chain((slides) => fc.tuple(...slides.map((fields, place) => arbitrarySlide(fields, slides, place))))
  .chain((slides) =>
    fc.record({
      title: fc.constant("Survey"),
      slides: fc.constant(slides),
      disqualifies: fc.constantFrom("AT_ONCE", "AT_END"),
    }),
  );

function arbitrarySlide(
  fields: readonly FormField[],
  slides: readonly (readonly FormField[])[],
  place: number,
): fc.Arbitrary<Written> {
  const earlier = slides.slice(0, place + 1).flat();
  const later = Array.from({ length: slides.length - place - 1 }, (_, ahead) => keyOf(place + 1 + ahead));
  const asked = earlier.length > 0 ? earlier : slides.flat();
  return fc.record({
    key: fc.constant(keyOf(place)),
    fields: fc.constant(fields),
    jumps:
      asked.length > 0 ? fc.array(arbitraryJump(asked, later, place), { maxLength: 3 }) : fc.constant([]),
    next: fc.option(fc.constantFrom(...later, keyOf(slides.length - 1)), { freq: 2 }),
  });
}

function arbitraryJump(
  asked: readonly FormField[],
  later: readonly string[],
  place: number,
): fc.Arbitrary<object> {
  const slide = fc.constantFrom(...later, ...later, ...later, keyOf(place), keyOf(0));
  const end = fc.constantFrom<object>({ kind: "END" }, { kind: "DISQUALIFY" });
  const condition = fc.constantFrom(...asked).chain(arbitraryCondition);
  return fc.record({
    match: fc.constantFrom("ALL", "ANY"),
    conditions: fc.array(condition, { minLength: 1, maxLength: 2 }),
    to: later.length > 0 ? fc.oneof(fc.record({ kind: fc.constant("SLIDE"), slide }), end) : end,
  });
}

/** A valid survey. Invalid jumps are removed. */
export const arbitrarySurvey: fc.Arbitrary<SurveyDefinition> = arbitraryWrittenSurvey.map((written) => {
  const judged = validateSurveyDefinition(written, { origins: [] });
  if (judged.issues.length === 0) return judged.definition;
  const slides = (written["slides"] as Written[]).map((slide): Written => ({ ...slide, next: null }));
  const kept = { ...written, slides };
  for (const place of slides.keys()) {
    const all = slides[place]!.jumps;
    slides[place] = { ...slides[place]!, jumps: [] };
    for (const jump of all) {
      const before: Written = slides[place]!;
      slides[place] = { ...before, jumps: [...before.jumps, jump] };
      if (validateSurveyDefinition(kept, { origins: [] }).issues.length > 0) slides[place] = before;
    }
  }
  return validateSurveyDefinition(kept, { origins: [] }).definition;
});
