import { open, sealed, slugsOf } from "./makingRows.ts";
import type { Tenant } from "./tenant.ts";

/**
 * Every input in which one thing is another tenant's and all else is one's own: `own` with one leaf of `foreign` in the place of its
 * own, for each leaf that is one of those things. Both have one shape.
 */
export function mixedInputs(own: unknown, foreign: unknown, things: ReadonlySet<string>): unknown[] {
  if (own === null || typeof own !== "object") return things.has(foreign as string) ? [foreign] : [];
  return Object.entries(own).flatMap(([key, value]) =>
    mixedInputs(value, (foreign as Record<string, unknown>)[key], things).map((mixed) =>
      Array.isArray(own)
        ? own.map((one, at) => (String(at) === key ? mixed : one))
        : { ...own, [key]: mixed },
    ),
  );
}

/** An id with another letter somewhere: the last one, or the one before it where that is no part of what it says. */
export function altered(id: string): string {
  const at = id.length - 3;
  return `${id.slice(0, at)}${id[at] === "0" ? "1" : "0"}${id.slice(at + 1)}`;
}

/** All by which something of a tenant may be named or looked for: ids, slugs, keys, references, and the words that only it says. */
export function namesIn({ things }: Tenant): string[] {
  const { word: _, password: __, ...named } = things;
  const words = [sealed(things), `${sealed(things)}@example.org`, open(things)];
  return [...Object.values(named), ...slugsOf(things), ...words];
}

/** The places of an input that something is said at: `input.lines.service`. */
export function placesSaid(value: unknown, above: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => placesSaid(one, above));
  if (value === null || typeof value !== "object") return [above.join(".")];
  return Object.entries(value).flatMap(([name, one]) => placesSaid(one, [...above, name]));
}
