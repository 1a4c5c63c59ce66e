import fc from "fast-check";
import { arbitraryCondition, arbitraryField } from "../forms/arbitraryForm.ts";
import type { FormField } from "../forms/definition.ts";
import type { SurveyDefinition } from "./definition.ts";
import { validateSurveyDefinition } from "./validateDefinition.ts";

interface SlideInput {
  readonly key: string;
  readonly fields: readonly FormField[];
  readonly jumps: readonly object[];
  readonly next: string | null;
}

const getSlideKey = (index: number) => `s${index}`;

export const arbitrarySurveyInput: fc.Arbitrary<Record<string, unknown>> = fc
  .integer({ min: 1, max: 7 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc
          .tuple(arbitraryField(`q${index}a`), arbitraryField(`q${index}b`))
          .chain((fields) => fc.subarray(fields)),
      ),
    ),
  )
  .chain((slides) => fc.tuple(...slides.map((fields, index) => arbitrarySlide(fields, slides, index))))
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
  index: number,
): fc.Arbitrary<SlideInput> {
  const earlier = slides.slice(0, index + 1).flat();
  const later = Array.from({ length: slides.length - index - 1 }, (_, ahead) =>
    getSlideKey(index + 1 + ahead),
  );
  const conditionFields = earlier.length > 0 ? earlier : slides.flat();
  return fc.record({
    key: fc.constant(getSlideKey(index)),
    fields: fc.constant(fields),
    jumps:
      conditionFields.length > 0
        ? fc.array(arbitraryJump(conditionFields, later, index), { maxLength: 3 })
        : fc.constant([]),
    next: fc.option(fc.constantFrom(...later, getSlideKey(slides.length - 1)), { freq: 2 }),
  });
}

function arbitraryJump(
  conditionFields: readonly FormField[],
  later: readonly string[],
  index: number,
): fc.Arbitrary<object> {
  const slide = fc.constantFrom(...later, ...later, ...later, getSlideKey(index), getSlideKey(0));
  const end = fc.constantFrom<object>({ kind: "END" }, { kind: "DISQUALIFY" });
  const condition = fc.constantFrom(...conditionFields).chain(arbitraryCondition);
  return fc.record({
    match: fc.constantFrom("ALL", "ANY"),
    conditions: fc.array(condition, { minLength: 1, maxLength: 2 }),
    to: later.length > 0 ? fc.oneof(fc.record({ kind: fc.constant("SLIDE"), slide }), end) : end,
  });
}

/** A valid survey. Invalid jumps are removed. */
export const arbitrarySurvey: fc.Arbitrary<SurveyDefinition> = arbitrarySurveyInput.map((input) => {
  const validated = validateSurveyDefinition(input, { origins: [] });
  if (validated.issues.length === 0) return validated.definition;
  const slides = (input["slides"] as SlideInput[]).map((slide): SlideInput => ({ ...slide, next: null }));
  const reduced = { ...input, slides };
  for (const index of slides.keys()) {
    const all = slides[index]!.jumps;
    slides[index] = { ...slides[index]!, jumps: [] };
    for (const jump of all) {
      const before: SlideInput = slides[index]!;
      slides[index] = { ...before, jumps: [...before.jumps, jump] };
      if (validateSurveyDefinition(reduced, { origins: [] }).issues.length > 0) slides[index] = before;
    }
  }
  return validateSurveyDefinition(reduced, { origins: [] }).definition;
});
