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
      return intersectBounds({ ...one, isRequired, decimals }, other);
    }
    case "DATE":
      return other.kind === one.kind ? intersectBounds({ ...one, isRequired }, other) : null;
    case "SINGLE_CHOICE":
    case "DROPDOWN":
      return other.kind === one.kind && haveSameOptions(one.options, other.options)
        ? { ...one, isRequired }
        : null;
    case "MULTIPLE_CHOICE":
      if (other.kind !== one.kind || !haveSameOptions(one.options, other.options)) return null;
      return intersectBounds({ ...one, isRequired }, other);
    case "CONSENT":
      return other.kind === one.kind && other.text === one.text ? { ...one, isRequired } : null;
    case "FILE":
      if (other.kind !== one.kind || !haveSameTexts(one.mediaTypes, other.mediaTypes)) return null;
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
