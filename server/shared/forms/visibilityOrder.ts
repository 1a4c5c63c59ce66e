import type { FormDefinition } from "./definition.ts";

/** Indexes of `fields` in order of dependency, and the keys of fields in a cycle. */
export interface VisibilityOrder {
  readonly order: readonly number[];
  readonly inRing: ReadonlySet<string>;
}

/**
 * Orders fields so that each comes after the fields that decide its visibility (topological sort, Kahn 1962). Only show
 * and hide rules create dependencies.
 */
export function visibilityOrder({
  fields,
  rules,
}: Pick<FormDefinition, "fields" | "rules">): VisibilityOrder {
  const places = new Map(fields.map((field, place) => [field.key, place]));
  const leadsTo = fields.map(() => new Set<number>());
  const waitsFor = fields.map(() => 0);
  for (const { conditions, action } of rules) {
    if (action.kind !== "SHOW" && action.kind !== "HIDE") continue;
    const targets = action.fields.flatMap((key) => places.get(key) ?? []);
    for (const condition of conditions) {
      const from = leadsTo[places.get(condition.field) ?? -1];
      for (const target of targets) {
        if (!from || from.has(target)) continue;
        from.add(target);
        waitsFor[target]! += 1;
      }
    }
  }
  const order = fields.flatMap((_, place) => (waitsFor[place] === 0 ? [place] : []));
  for (let next = 0; next < order.length; next++)
    for (const target of leadsTo[order[next]!]!) if (--waitsFor[target]! === 0) order.push(target);
  return { order, inRing: ring(fields, leadsTo, waitsFor) };
}

function ring(
  fields: FormDefinition["fields"],
  leadsTo: readonly ReadonlySet<number>[],
  waitsFor: readonly number[],
): ReadonlySet<string> {
  const left = new Set(fields.flatMap((_, place) => (waitsFor[place]! > 0 ? [place] : [])));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const place of left)
      if (![...leadsTo[place]!].some((target) => left.has(target))) left.delete(place);
  }
  return new Set([...left].map((place) => fields[place]!.key));
}
