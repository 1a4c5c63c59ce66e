import type { Answer, Answers, FormDefinition, FormField } from "./definition.ts";
import { FORM_LIMITS } from "./limits.ts";
import { uniteFields } from "./uniteFields.ts";

export interface NamedForm {
  readonly id: string;
  readonly definition: FormDefinition;
}

export interface MergedField {
  readonly field: FormField;
  readonly owners: readonly { readonly form: string; readonly key: string }[];
}

/**
 * Several forms shown as one, without repeated fields. The rules of a form see only its own fields, so a form cannot
 * hide a field of another form.
 */
export interface MergedForm {
  readonly fields: readonly MergedField[];
  readonly forms: readonly MergedPart[];
}

export interface MergedPart extends NamedForm {
  readonly keys: ReadonlyMap<string, string>;
}

/**
 * Merges forms in order and drops repeated forms. A different field whose key is taken gets the next free key
 * (`name_2`), so one form alone is unchanged.
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
