import type { FormDefinition } from "./definition.ts";

/** Indexes of `fields` in order of dependency, and the keys of fields in a cycle. */
export interface VisibilityOrder {
  readonly order: readonly number[];
  readonly cyclicKeys: ReadonlySet<string>;
}

/**
 * Orders fields so that each comes after the fields that decide its visibility (topological sort, Kahn 1962). Only show
 * and hide rules create dependencies.
 */
export function getVisibilityOrder({
  fields,
  rules,
}: Pick<FormDefinition, "fields" | "rules">): VisibilityOrder {
  const indexByKey = new Map(fields.map((field, index) => [field.key, index]));
  const dependents = fields.map(() => new Set<number>());
  const pendingCounts = fields.map(() => 0);
  for (const { conditions, action } of rules) {
    if (action.kind !== "SHOW" && action.kind !== "HIDE") continue;
    const targets = action.fields.flatMap((key) => indexByKey.get(key) ?? []);
    for (const condition of conditions) {
      const from = dependents[indexByKey.get(condition.field) ?? -1];
      for (const target of targets) {
        if (!from || from.has(target)) continue;
        from.add(target);
        pendingCounts[target]! += 1;
      }
    }
  }
  const order = fields.flatMap((_, index) => (pendingCounts[index] === 0 ? [index] : []));
  for (let next = 0; next < order.length; next++)
    for (const target of dependents[order[next]!]!) if (--pendingCounts[target]! === 0) order.push(target);
  return { order, cyclicKeys: findCycles(fields, dependents, pendingCounts) };
}

function findCycles(
  fields: FormDefinition["fields"],
  dependents: readonly ReadonlySet<number>[],
  pendingCounts: readonly number[],
): ReadonlySet<string> {
  const unsorted = new Set(fields.flatMap((_, index) => (pendingCounts[index]! > 0 ? [index] : [])));
  for (let size = -1; size !== unsorted.size;) {
    size = unsorted.size;
    for (const index of unsorted)
      if (![...dependents[index]!].some((target) => unsorted.has(target))) unsorted.delete(index);
  }
  return new Set([...unsorted].map((index) => fields[index]!.key));
}
