import { type Issue, issue } from "../../../../shared/failures/failure.ts";

/** What a service is made of, by row ids; null: what was named is nothing of the business's. Left out: it stays. */
export interface ServiceParts {
  /** Who offers it. A lower priority is asked first when the visitor leaves the choice open. */
  readonly staff?: readonly { readonly id: string | null; readonly priority: number }[];
  readonly providers?: readonly (string | null)[];
  readonly resources?: readonly { readonly id: string | null; readonly needed: number }[];
}

/** The most people, providers or resources of one service. */
export const MOST_PARTS = 200;
const PRIORITY_MAX = 1000;
const NEEDED_MAX = 1000;

/** What is wrong with the parts of a service. */
export function validateParts({ staff = [], providers = [], resources = [] }: ServiceParts): Issue[] {
  return [
    ...validateNamed(
      "staff",
      staff.map(({ id }) => id),
      "staff",
    ),
    ...staff.flatMap(({ priority }, i) =>
      priority >= 0 && priority <= PRIORITY_MAX
        ? []
        : [issue(["staff", String(i), "priority"], "OUT_OF_RANGE")],
    ),
    ...validateNamed("providers", providers),
    ...validateNamed(
      "resources",
      resources.map(({ id }) => id),
      "resource",
    ),
    ...resources.flatMap(({ needed }, i) =>
      needed >= 1 && needed <= NEEDED_MAX ? [] : [issue(["resources", String(i), "needed"], "OUT_OF_RANGE")],
    ),
  ];
}

/** What is wrong with a list of what was named: too many, unknown, or named twice. `inner`: the field that names it. */
export function validateNamed(field: string, ids: readonly (string | null)[], inner?: string): Issue[] {
  if (ids.length > MOST_PARTS) return [issue([field], "TOO_MANY")];
  return ids.flatMap((id, i) => {
    const path = [field, String(i), ...(inner === undefined ? [] : [inner])];
    if (id === null) return [issue(path, "NOT_FOUND")];
    return ids.indexOf(id) < i ? [issue(path, "DUPLICATE")] : [];
  });
}
