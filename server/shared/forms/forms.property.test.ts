import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryDrafts, arbitraryForm, arbitraryFormInput } from "./arbitraryForm.ts";
import type { AnswerDraft, FormDefinition } from "./definition.ts";
import { toDrafts } from "./draftShape.ts";
import { evaluateForm } from "./evaluateRules.ts";
import { validateAnswers } from "./validateAnswers.ts";
import type { AnswerContext } from "./answerRules.ts";
import { validateFormDefinition } from "./validateDefinition.ts";
import { validateMerged } from "./validateMerged.ts";
import { mergeForms, splitAnswers } from "./mergeForms.ts";
import { referenceFormState } from "./referenceRules.ts";
import { getPropertyRuns } from "../../testing/depth.ts";

const RUNS = { numRuns: getPropertyRuns(400) };
const TIME_OUT = 30_000 + RUNS.numRuns * 300;

const client: AnswerContext = { today: "2026-11-20" };
const server: AnswerContext = {
  today: "2026-11-20",
  phone: (text) => (text.startsWith("+") ? text.replace(/\D/g, "") : null),
  upload: (id) => (id === "upl_1" ? { name: "knee.png" } : null),
};

const formWithDrafts: fc.Arbitrary<readonly [FormDefinition, readonly AnswerDraft[]]> = arbitraryForm.chain(
  (form) => fc.tuple(fc.constant(form), arbitraryDrafts(form.fields)),
);

function mended(form: FormDefinition, drafts: readonly AnswerDraft[]): readonly AnswerDraft[] {
  const wrong = new Set(validateAnswers(form, drafts, server).issues.map(({ path }) => path[1]));
  return drafts.filter(({ field }) => !wrong.has(field));
}

describe("rules of a form", () => {
  test("match the reference implementation", { timeout: TIME_OUT }, () => {
    let hidden = 0;
    fc.assert(
      fc.property(formWithDrafts, ([form, drafts]) => {
        const { answers, state } = validateAnswers(form, drafts, server);
        const all = Object.fromEntries(
          form.fields.flatMap((field) => {
            const alone = validateAnswers({ fields: [field], rules: [] }, drafts, server).answers;
            return Object.entries(alone);
          }),
        );
        expect(evaluateForm(form, all)).toEqual(referenceFormState(form, all));
        expect(state).toEqual(referenceFormState(form, all));
        expect(evaluateForm(form, answers)).toEqual(state);
        hidden += form.fields.length - state.visible.size;
      }),
      RUNS,
    );
    expect(hidden).toBeGreaterThan(0);
  });

  test("are rejected exactly when a field depends on itself", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(arbitraryFormInput, (input) => {
        const { definition, issues } = validateFormDefinition(input, { origins: [] });
        expect(issues.some(({ code }) => code === "CYCLE")).toBe(goesRound(definition));
        expect(issues.every(({ code }) => code === "CYCLE")).toBe(true);
      }),
      RUNS,
    );
  });
});

function goesRound({ fields, rules }: FormDefinition): boolean {
  const leadsTo = (key: string) =>
    rules.flatMap(({ conditions, action }) =>
      (action.kind === "SHOW" || action.kind === "HIDE") && conditions.some(({ field }) => field === key)
        ? action.fields
        : [],
    );
  return fields.some(({ key }) => {
    const reachableKeys = new Set(leadsTo(key));
    for (const one of reachableKeys) for (const next of leadsTo(one)) reachableKeys.add(next);
    return reachableKeys.has(key);
  });
}

describe("validated answers", () => {
  test("stay the same when they are validated again", { timeout: TIME_OUT }, () => {
    let accepted = 0;
    fc.assert(
      fc.property(formWithDrafts, ([form, drafts]) => {
        const result = validateAnswers(form, mended(form, drafts), server);
        if (result.issues.length > 0) return;
        accepted += 1;
        const again = validateAnswers(form, toDrafts(result.answers), { ...server, phone: (text) => text });
        expect(again).toEqual(result);
        expect(JSON.parse(JSON.stringify(result.answers))).toEqual(result.answers);
      }),
      RUNS,
    );
    expect(accepted).toBeGreaterThan(RUNS.numRuns / 20);
  });

  test("contain no hidden or unknown field", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(formWithDrafts, ([form, drafts]) => {
        const { answers } = validateAnswers(form, drafts, server);
        const { visible } = referenceFormState(form, answers);
        expect(Object.keys(answers).filter((key) => !visible.has(key))).toEqual([]);
      }),
      RUNS,
    );
  });

  test("accepted by the server are never rejected by the client", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(formWithDrafts, ([form, drafts]) => {
        const sent = mended(form, drafts);
        const result = validateAnswers(form, sent, server);
        if (result.issues.length > 0) return;
        const onScreen = validateAnswers(form, sent, client);
        expect(onScreen.issues).toEqual([]);
        expect(onScreen.state).toEqual(result.state);
      }),
      RUNS,
    );
  });
});

describe("merged forms", () => {
  test("leave a single form unchanged", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(formWithDrafts, ([definition, drafts]) => {
        const merged = mergeForms([{ id: "one", definition }]);
        expect(merged.fields.map(({ field }) => field)).toEqual(definition.fields);
        const { byForm, ...result } = validateMerged(merged, drafts, server);
        const alone = validateAnswers(definition, drafts, server);
        expect({ ...result, issues: new Set(result.issues) }).toEqual({
          ...alone,
          issues: new Set(alone.issues),
        });
        expect(byForm.get("one")).toEqual(alone.answers);
        expect(splitAnswers(merged, alone.answers).get("one")).toEqual(alone.answers);
      }),
      RUNS,
    );
  });

  const several = fc
    .array(arbitraryForm, { minLength: 2, maxLength: 4 })
    .map((definitions) =>
      mergeForms(definitions.map((definition, place) => ({ id: `form${place}`, definition }))),
    )
    .chain((merged) =>
      fc.tuple(fc.constant(merged), arbitraryDrafts(merged.fields.map(({ field }) => field))),
    );

  test("contain each field of each form once", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(several, ([{ fields, forms }]) => {
        expect(new Set(fields.map(({ field }) => field.key)).size).toBe(fields.length);
        const mergedKeys = fields.flatMap(({ owners }) => owners.map(({ form, key }) => `${form}.${key}`));
        const own = forms.flatMap(({ id, definition }) => definition.fields.map(({ key }) => `${id}.${key}`));
        expect(mergedKeys.toSorted()).toEqual(own.toSorted());
      }),
      RUNS,
    );
  });

  test("keep for each form the answers it would keep alone", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(several, ([merged, drafts]) => {
        const { answers, byForm } = validateMerged(merged, drafts, server);
        const answeredKeys = new Set<string>();
        const split = splitAnswers(merged, answers);
        for (const { id, definition, keys } of merged.forms) {
          const own = definition.fields.flatMap(({ key }) =>
            drafts.filter(({ field }) => field === keys.get(key)).map((draft) => ({ ...draft, field: key })),
          );
          const alone = validateAnswers(definition, own, server);
          const isTwice = new Set(own.map(({ field }) => field)).size < own.length;
          if (!isTwice) expect(byForm.get(id)).toEqual(alone.answers);
          for (const [key, answer] of Object.entries(byForm.get(id)!)) {
            answeredKeys.add(keys.get(key)!);
            expect(split.get(id)![key]).toEqual(answer);
          }
        }
        expect([...answeredKeys].toSorted()).toEqual(Object.keys(answers).toSorted());
      }),
      RUNS,
    );
  });
});

describe("arbitrary input", () => {
  test("never breaks the validation of answers", { timeout: TIME_OUT }, () => {
    const member = fc.option(fc.anything(), { nil: undefined });
    fc.assert(
      fc.property(
        arbitraryForm.chain((form) => {
          const field = fc.oneof(fc.constantFrom(...form.fields.map(({ key }) => key)), fc.string());
          const draft = fc.record({
            field,
            text: member,
            options: member,
            isChecked: member,
            address: member,
          });
          return fc.tuple(fc.constant(form), fc.array(draft));
        }),
        ([form, drafts]) => {
          const { answers, state } = validateAnswers(form, drafts as AnswerDraft[], server);
          expect(Object.keys(answers).every((key) => state.visible.has(key))).toBe(true);
        },
      ),
      RUNS,
    );
  });

  test(
    "never breaks the validation of forms, and valid forms are stored unchanged",
    { timeout: TIME_OUT },
    () => {
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), altered(arbitraryFormInput)), (input) => {
          const { definition, issues } = validateFormDefinition(input, { origins: [] });
          if (issues.length > 0) return;
          expect(validateFormDefinition(definition, { origins: [] })).toEqual({ definition, issues: [] });
          expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
        }),
        RUNS,
      );
    },
  );
});

function altered(input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(input, fc.nat(), fc.jsonValue()).map(([value, turn, other]) => {
    const places: (() => void)[] = [];
    const copy: unknown = structuredClone(value);
    const collectPlaces = (one: unknown): void => {
      if (typeof one !== "object" || one === null) return;
      for (const [name, inner] of Object.entries(one)) {
        places.push(() => ((one as Record<string, unknown>)[name] = other));
        collectPlaces(inner);
      }
    };
    collectPlaces(copy);
    places[turn % places.length]?.();
    return copy;
  });
}
