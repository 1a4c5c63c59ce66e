import { text } from "../../../../shared/input/fields.ts";
import { type Issue, issue } from "../../../../shared/failures/failure.ts";

export interface FoundCategory {
  /** Undefined for a new category. Null if the menu has no such category. */
  readonly id: string | null | undefined;
  readonly name: string;
  readonly services: readonly (string | null)[];
}

const MOST_CATEGORIES = 50;
const MOST_SERVICES = 200;
const name = text({ max: 120 });

/** A service may occur in several categories, but once in each. */
export function validateCategories(categories: readonly FoundCategory[]): Issue[] {
  if (categories.length > MOST_CATEGORIES) return [issue(["categories"], "TOO_MANY")];
  const ids = categories.map(({ id }) => id);
  return categories.flatMap((category, i) => {
    const at = (...inner: readonly string[]) => ["categories", String(i), ...inner];
    const { issueCode } = name(category.name);
    return [
      ...(category.id === null ? [issue(at("id"), "NOT_FOUND")] : []),
      ...(category.id != null && ids.indexOf(category.id) < i ? [issue(at("id"), "DUPLICATE")] : []),
      ...(issueCode === undefined ? [] : [issue(at("name"), issueCode)]),
      ...(category.services.length > MOST_SERVICES
        ? [issue(at("services"), "TOO_MANY")]
        : category.services.flatMap((service, n) =>
            checkReference(category.services, service, n, at("services", String(n))),
          )),
    ];
  });
}

function checkReference(
  all: readonly (string | null)[],
  id: string | null,
  n: number,
  path: string[],
): Issue[] {
  if (id === null) return [issue(path, "NOT_FOUND")];
  return all.indexOf(id) < n ? [issue(path, "DUPLICATE")] : [];
}
