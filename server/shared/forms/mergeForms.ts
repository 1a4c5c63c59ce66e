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
  const parts = forms.filter(({ id }, index) => forms.findIndex((other) => other.id === id) === index);
  const taken = new Set(parts.flatMap(({ definition }) => definition.fields.map(({ key }) => key)));
  const fields: { field: FormField; owners: { form: string; key: string }[] }[] = [];
  const indexesByKey = new Map<string, number[]>();
  const merged = parts.map((part): MergedPart => {
    const keys = new Map<string, string>();
    for (const field of part.definition.fields) {
      const owner = { form: part.id, key: field.key };
      const sameKeyIndexes = indexesByKey.get(field.key) ?? [];
      indexesByKey.set(field.key, sameKeyIndexes);
      const index = sameKeyIndexes.find((one) => uniteFields(fields[one]!.field, field));
      if (index === undefined) {
        const key = sameKeyIndexes.length === 0 ? field.key : findFreeKey(field.key, taken);
        sameKeyIndexes.push(fields.length);
        fields.push({ field: key === field.key ? field : { ...field, key }, owners: [owner] });
        keys.set(field.key, key);
      } else {
        const one = fields[index]!;
        one.field = uniteFields(one.field, field)!;
        one.owners.push(owner);
        keys.set(field.key, one.field.key);
      }
    }
    return { ...part, keys };
  });
  return { fields, forms: merged };
}

function findFreeKey(key: string, taken: Set<string>): string {
  for (let number = 2; ; number++) {
    const suffix = `_${number}`;
    const free = key.slice(0, FORM_LIMITS.key - suffix.length) + suffix;
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
