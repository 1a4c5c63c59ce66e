import { type Issue, issue } from "../../../../shared/failures/failure.ts";

/** Row ids. Null for a reference that was not found. Undefined keeps a list. */
export interface ServiceParts {
  readonly staff?: readonly { readonly id: string | null; readonly priority: number }[];
  readonly providers?: readonly (string | null)[];
  readonly resources?: readonly { readonly id: string | null; readonly needed: number }[];
}

export const MOST_PARTS = 200;
const PRIORITY_MAX = 1000;
const NEEDED_MAX = 1000;

export function validateParts({ staff = [], providers = [], resources = [] }: ServiceParts): Issue[] {
  return [
    ...validateReferences(
      "staff",
      staff.map(({ id }) => id),
      "staff",
    ),
    ...staff.flatMap(({ priority }, i) =>
      priority >= 0 && priority <= PRIORITY_MAX
        ? []
        : [issue(["staff", String(i), "priority"], "OUT_OF_RANGE")],
    ),
    ...validateReferences("providers", providers),
    ...validateReferences(
      "resources",
      resources.map(({ id }) => id),
      "resource",
    ),
    ...resources.flatMap(({ needed }, i) =>
      needed >= 1 && needed <= NEEDED_MAX ? [] : [issue(["resources", String(i), "needed"], "OUT_OF_RANGE")],
    ),
  ];
}

/** `inner` is the field of an item that holds the reference. */
export function validateReferences(field: string, ids: readonly (string | null)[], inner?: string): Issue[] {
  if (ids.length > MOST_PARTS) return [issue([field], "TOO_MANY")];
  return ids.flatMap((id, i) => {
    const path = [field, String(i), ...(inner === undefined ? [] : [inner])];
    if (id === null) return [issue(path, "NOT_FOUND")];
    return ids.indexOf(id) < i ? [issue(path, "DUPLICATE")] : [];
  });
}
