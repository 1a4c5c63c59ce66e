import type {
  ChoiceField,
  DateField,
  FieldKind,
  FieldByKind,
  FormField,
  Option,
  TextField,
} from "./definition.ts";

type Unite<Field> = (one: Field, other: Field) => FormField | null;

const keepFirst = (one: FormField) => one;
const uniteTexts: Unite<TextField> = (one, other) => ({
  ...one,
  maxLength: lowest(one.maxLength, other.maxLength),
});
const uniteChoices: Unite<ChoiceField> = (one, other) =>
  haveSameOptions(one.options, other.options) ? one : null;

const UNITE: { readonly [Kind in FieldKind]: Unite<FieldByKind<Kind>> } = {
  TEXT: uniteTexts,
  PARAGRAPH: uniteTexts,
  EMAIL: keepFirst,
  PHONE: keepFirst,
  NUMBER: (one, other) =>
    intersectBounds({ ...one, decimals: Math.min(one.decimals, other.decimals) }, other),
  DATE: intersectBounds<string, DateField>,
  DATE_OF_BIRTH: keepFirst,
  ADDRESS: keepFirst,
  SINGLE_CHOICE: uniteChoices,
  MULTIPLE_CHOICE: (one, other) =>
    haveSameOptions(one.options, other.options) ? intersectBounds(one, other) : null,
  DROPDOWN: uniteChoices,
  CHECKBOX: keepFirst,
  CONSENT: (one, other) => (one.text === other.text ? one : null),
  FILE: (one, other) =>
    haveSameTexts(one.mediaTypes, other.mediaTypes)
      ? { ...one, maxBytes: Math.min(one.maxBytes, other.maxBytes) }
      : null,
  HIDDEN: (one, other) => (one.value === other.value ? one : null),
};

/**
 * Merges two fields with the same key, with the texts of the first. Returns null if kind, options, consent text, media
 * types or hidden value differ, or if the bounds exclude each other.
 */
export function uniteFields(one: FormField, other: FormField): FormField | null {
  if (one.kind !== other.kind) return null;
  const unite = UNITE[one.kind] as Unite<FormField>;
  return unite({ ...one, isRequired: one.isRequired || other.isRequired }, other);
}

interface Bounds<T> {
  readonly min: T | null;
  readonly max: T | null;
}

function intersectBounds<T extends number | string, F extends Bounds<T>>(one: F, other: Bounds<T>): F | null {
  const min = highest<T>(one.min, other.min);
  const max = lowest<T>(one.max, other.max);
  return min !== null && max !== null && min > max ? null : { ...one, min, max };
}

function lowest<T extends number | string>(one: T | null, other: T | null): T | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function highest<T extends number | string>(one: T | null, other: T | null): T | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function haveSameOptions(one: readonly Option[], other: readonly Option[]): boolean {
  return haveSameTexts(
    one.map(({ key }) => key),
    other.map(({ key }) => key),
  );
}

function haveSameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
