import type { FormField, Option } from "./definition.ts";

/**
 * Merges two fields with the same key, with the texts of the first. Returns null if kind, options, consent text, media
 * types or hidden value differ, or if the bounds exclude each other.
 */
export function uniteFields(one: FormField, other: FormField): FormField | null {
  const isRequired = one.isRequired || other.isRequired;
  switch (one.kind) {
    case "TEXT":
    case "PARAGRAPH":
      if (other.kind !== one.kind) return null;
      return { ...one, isRequired, maxLength: lowest(one.maxLength, other.maxLength) };
    case "NUMBER": {
      if (other.kind !== one.kind) return null;
      const decimals = Math.min(one.decimals, other.decimals);
      return withBounds({ ...one, isRequired, decimals }, other);
    }
    case "DATE":
      return other.kind === one.kind ? withBounds({ ...one, isRequired }, other) : null;
    case "SINGLE_CHOICE":
    case "DROPDOWN":
      return other.kind === one.kind && sameOptions(one.options, other.options)
        ? { ...one, isRequired }
        : null;
    case "MULTIPLE_CHOICE":
      if (other.kind !== one.kind || !sameOptions(one.options, other.options)) return null;
      return withBounds({ ...one, isRequired }, other);
    case "CONSENT":
      return other.kind === one.kind && other.text === one.text ? { ...one, isRequired } : null;
    case "FILE":
      if (other.kind !== one.kind || !sameTexts(one.mediaTypes, other.mediaTypes)) return null;
      return { ...one, isRequired, maxBytes: Math.min(one.maxBytes, other.maxBytes) };
    case "HIDDEN":
      return other.kind === one.kind && other.value === one.value ? one : null;
    default:
      return other.kind === one.kind ? { ...one, isRequired } : null;
  }
}

interface Bounds<T> {
  readonly min: T | null;
  readonly max: T | null;
}

function withBounds<T extends number | string, F extends Bounds<T>>(one: F, other: Bounds<T>): F | null {
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

function sameOptions(one: readonly Option[], other: readonly Option[]): boolean {
  return sameTexts(
    one.map(({ key }) => key),
    other.map(({ key }) => key),
  );
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, place) => text === other[place]);
}
