import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { type RowKey, insertRow, lockRow, updateRow } from "../../platform/database/rows.ts";
import { categoryIds, writeMenuTree } from "./data/collections/menuTree.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FoundCategory, validateCategories } from "./rules/collections/validateCategories.ts";
import { type CollectionInput, validateCollection } from "./rules/collections/validateCollection.ts";
import { cleanText } from "../../shared/contact/text.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";

export interface CategoryInput {
  /** Absent for a new category. Null if the sent id is not valid. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly services: readonly RowName[];
}

export function createServiceMenu(
  scope: Scope,
  input: CollectionInput,
  categories: readonly CategoryInput[] = [],
): Promise<Outcome<string>> {
  const { values, issues } = validateCollection(input, true);
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const found = await findServices(sql, key.businessId, categories, new Set());
    throwIssues(...issues, ...found.issues);
    if (!(await insertRow(sql, "service_menus", key, values)))
      throw invalidInputError(issue(["slug"], "TAKEN"));
    await storeCategories(sql, scope, key, found.categories);
    return key.id;
  });
}

export function updateServiceMenu(
  scope: Scope,
  name: RowName,
  input: CollectionInput,
  categories?: readonly CategoryInput[],
): Promise<Outcome<string>> {
  const { values, issues } = validateCollection(input, false);
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockRow(sql, "service_menus", businessId, name);
    if (id === null) throw invalidInputError(issue(["menu"], "NOT_FOUND"));
    const key = { businessId, id };
    const found =
      categories && (await findServices(sql, businessId, categories, await categoryIds(sql, key)));
    throwIssues(...issues, ...(found?.issues ?? []));
    await updateRow(sql, "service_menus", key, values);
    if (found) await storeCategories(sql, scope, key, found.categories);
    return id;
  });
}

async function findServices(
  sql: Sql,
  businessId: string,
  input: readonly CategoryInput[],
  known: ReadonlySet<string>,
): Promise<{ readonly categories: readonly FoundCategory[]; readonly issues: readonly Issue[] }> {
  const names = input.flatMap(({ services }) => services);
  const ids = await lockRowIds(sql, "services", businessId, names);
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
