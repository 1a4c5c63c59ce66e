import type { Answer, Answers, FormDefinition, FormField } from "./definition.ts";
import { FORM_LIMITS } from "./limits.ts";
import { uniteFields } from "./uniteFields.ts";

/** A form that is asked together with others. */
export interface NamedForm {
  readonly id: string;
  readonly definition: FormDefinition;
}

/** One question of several forms, under the key by which it is answered. */
export interface MergedField {
  readonly field: FormField;
  /** The forms that ask it, and their own keys for it. */
  readonly owners: readonly { readonly form: string; readonly key: string }[];
}

/**
 * Several forms asked as one, each question once. Each form keeps its own rules: they see its own questions alone, so that
 * no form can hide what another one asks.
 */
export interface MergedForm {
  readonly fields: readonly MergedField[];
  readonly forms: readonly MergedPart[];
}

/** One of the forms, with the merged key of each of its own keys. */
export interface MergedPart extends NamedForm {
  readonly keys: ReadonlyMap<string, string>;
}

/**
 * Merges forms in their order; one that comes twice is asked once. A question whose key another form has for a different
 * question gets the next free key (`name_2`). So a single form stays as it is.
 */
export function mergeForms(forms: readonly NamedForm[]): MergedForm {
  const parts = forms.filter(({ id }, place) => forms.findIndex((other) => other.id === id) === place);
  const taken = new Set(parts.flatMap(({ definition }) => definition.fields.map(({ key }) => key)));
  const fields: { field: FormField; owners: { form: string; key: string }[] }[] = [];
  const known = new Map<string, number[]>();
  const merged = parts.map((part): MergedPart => {
    const keys = new Map<string, string>();
    for (const field of part.definition.fields) {
      const owner = { form: part.id, key: field.key };
      const alike = known.get(field.key) ?? [];
      known.set(field.key, alike);
      const place = alike.find((one) => uniteFields(fields[one]!.field, field));
      if (place === undefined) {
        const key = alike.length === 0 ? field.key : freeKey(field.key, taken);
        alike.push(fields.length);
        fields.push({ field: key === field.key ? field : { ...field, key }, owners: [owner] });
        keys.set(field.key, key);
      } else {
        const one = fields[place]!;
        one.field = uniteFields(one.field, field)!;
        one.owners.push(owner);
        keys.set(field.key, one.field.key);
      }
    }
    return { ...part, keys };
  });
  return { fields, forms: merged };
}

function freeKey(key: string, taken: Set<string>): string {
  for (let number = 2; ; number++) {
    const end = `_${number}`;
    const free = key.slice(0, FORM_LIMITS.key - end.length) + end;
    if (taken.has(free)) continue;
    taken.add(free);
    return free;
  }
}

/** The answers of each form under its own keys, by the form's id. */
export function splitAnswers({ forms }: MergedForm, answers: Answers): ReadonlyMap<string, Answers> {
  return new Map(
    forms.map(({ id, definition, keys }) => {
      const own: Record<string, Answer> = {};
      for (const { key } of definition.fields) {
        const merged = keys.get(key) ?? key;
        const answer = Object.hasOwn(answers, merged) ? answers[merged] : undefined;
        if (answer) own[key] = answer;
      }
      return [id, own];
    }),
  );
}
