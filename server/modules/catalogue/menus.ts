import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import type { RowKey } from "../../platform/database/rows.ts";
import { categoryIds, writeMenuTree } from "./data/collections/menuTree.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FoundCategory, validateCategories } from "./rules/collections/validateCategories.ts";
import { type CollectionInput, validateCollection } from "./rules/collections/validateCollection.ts";
import { cleanText } from "../../shared/contact/text.ts";
import type { Issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { saveRow } from "./saveRow.ts";

export interface CategoryInput {
  /** Absent for a new category. Null if the sent id is not valid. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly services: readonly RowName[];
}

/** Undefined keeps the categories. Creates a menu if `name` is null. */
export function saveServiceMenu(
  scope: Scope,
  name: RowName | null,
  input: CollectionInput,
  categories?: readonly CategoryInput[],
): Promise<Outcome<string>> {
  return saveRow(scope, "serviceMenu", name, {
    ...validateCollection(input, name === null),
    find: (sql, key) => findServices(sql, key, categories ?? []),
    async write(sql, key, found) {
      if (categories) await storeCategories(sql, scope, key, found.categories);
      return key.id;
    },
  });
}

async function findServices(
  sql: Sql,
  key: RowKey,
  input: readonly CategoryInput[],
): Promise<{ readonly categories: readonly FoundCategory[]; readonly issues: readonly Issue[] }> {
  const names = input.flatMap(({ services }) => services);
  const ids = await lockRowIds(sql, "services", key.businessId, names);
  const known = await categoryIds(sql, key);
  let next = 0;
  const categories = input.map(({ id, name, services }): FoundCategory => ({
    id: id != null && !known.has(id) ? null : id,
    name: cleanText(name),
    services: ids.slice(next, (next += services.length)),
  }));
  return { categories, issues: validateCategories(categories) };
}

/** Requires that all references were found. */
function storeCategories(
  sql: Sql,
  { clock, random }: Scope,
  key: RowKey,
  categories: readonly FoundCategory[],
): Promise<void> {
  const tree = categories.map(({ id, name, services }) => ({
    id: id ?? newId(clock.now(), random),
    name,
    serviceIds: services as string[],
  }));
  return writeMenuTree(sql, key, tree);
}
