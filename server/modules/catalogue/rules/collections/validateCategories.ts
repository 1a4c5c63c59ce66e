import { text } from "../../../../shared/input/fields.ts";
import { type Issue, issue } from "../../../../shared/failures/failure.ts";

/** A heading of a menu as it was written, with what was found of what it names. */
export interface FoundCategory {
  /** Which of the menu's headings it is; undefined: a new one, null: what was named is none of the menu's. */
  readonly id: string | null | undefined;
  readonly name: string;
  /** Null: what was named is no service of the business. */
  readonly services: readonly (string | null)[];
}

const MOST_CATEGORIES = 50;
const MOST_SERVICES = 200;
const name = text({ max: 120 });

/** What is wrong with the headings of a menu. A service may stand under several, once under each. */
export function validateCategories(categories: readonly FoundCategory[]): Issue[] {
  if (categories.length > MOST_CATEGORIES) return [issue(["categories"], "TOO_MANY")];
  const ids = categories.map(({ id }) => id);
  return categories.flatMap((category, i) => {
    const at = (...inner: readonly string[]) => ["categories", String(i), ...inner];
    const { fault } = name(category.name);
    return [
      ...(category.id === null ? [issue(at("id"), "NOT_FOUND")] : []),
      ...(category.id != null && ids.indexOf(category.id) < i ? [issue(at("id"), "DUPLICATE")] : []),
      ...(fault === undefined ? [] : [issue(at("name"), fault)]),
      ...(category.services.length > MOST_SERVICES
        ? [issue(at("services"), "TOO_MANY")]
        : category.services.flatMap((service, n) =>
            namedOnce(category.services, service, n, at("services", String(n))),
          )),
    ];
  });
}

function namedOnce(all: readonly (string | null)[], id: string | null, n: number, path: string[]): Issue[] {
  if (id === null) return [issue(path, "NOT_FOUND")];
  return all.indexOf(id) < n ? [issue(path, "DUPLICATE")] : [];
}
