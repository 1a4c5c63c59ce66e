import { type RowName, findNamed } from "../../platform/database/findNamed.ts";
import { type RowKey, insertRow, lockNamed, updateRow } from "../../platform/database/rows.ts";
import { categoryIds, writeMenuTree } from "./data/collections/menuTree.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FoundCategory, validateCategories } from "./rules/collections/validateCategories.ts";
import { type WrittenCollection, validateCollection } from "./rules/collections/validateCollection.ts";
import { cleanText } from "../../shared/contact/text.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";

/** A heading of a menu as its owner writes it. */
export interface WrittenCategory {
  /** Which heading it is; left out: a new one, null: what was sent is no heading's id. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly services: readonly RowName[];
}

/** Makes a service menu. Answers its row id. Sent twice, the second finds the slug taken. */
export function createServiceMenu(
  scope: Scope,
  written: WrittenCollection,
  categories: readonly WrittenCategory[] = [],
): Promise<Outcome<string>> {
  const { values, issues } = validateCollection(written, true);
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const found = await findServices(sql, key.businessId, categories, new Set());
    refuseAny(...issues, ...found.issues);
    if (!(await insertRow(sql, "service_menus", key, values))) throw refusal(issue(["slug"], "TAKEN"));
    await writeTree(sql, scope, key, found.categories);
    return key.id;
  });
}

/** Changes what is given of a service menu, its headings as a whole. Answers its row id. Safe to send twice. */
export function updateServiceMenu(
  scope: Scope,
  name: RowName,
  written: WrittenCollection,
  categories?: readonly WrittenCategory[],
): Promise<Outcome<string>> {
  const { values, issues } = validateCollection(written, false);
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockNamed(sql, "service_menus", businessId, name);
    if (id === null) throw refusal(issue(["menu"], "NOT_FOUND"));
    const key = { businessId, id };
    const found =
      categories && (await findServices(sql, businessId, categories, await categoryIds(sql, key)));
    refuseAny(...issues, ...(found?.issues ?? []));
    await updateRow(sql, "service_menus", key, values);
    if (found) await writeTree(sql, scope, key, found.categories);
    return id;
  });
}

async function findServices(
  sql: Sql,
  businessId: string,
  written: readonly WrittenCategory[],
  known: ReadonlySet<string>,
): Promise<{ readonly categories: readonly FoundCategory[]; readonly issues: readonly Issue[] }> {
  const names = written.flatMap(({ services }) => services);
  const ids = await findNamed(sql, "services", businessId, names);
  let next = 0;
  const categories = written.map(({ id, name, services }): FoundCategory => ({
    id: id != null && !known.has(id) ? null : id,
    name: cleanText(name),
    services: ids.slice(next, (next += services.length)),
  }));
  return { categories, issues: validateCategories(categories) };
}

/** Writes headings that were judged: everything that they name was found. */
function writeTree(
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
