import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { isGroupedServiceMissing, setMembers } from "./data/configure/members.ts";
import { type RowKey, insertRow, lockRow, updateRow } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type ProviderInput, validateProvider } from "./rules/validateProvider.ts";
import { validateReferences } from "./rules/services/validateParts.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";

/** Undefined keeps a list. */
export interface ProviderMembers {
  readonly staff?: readonly RowName[] | undefined;
  readonly services?: readonly RowName[] | undefined;
}

export function createProvider(
  scope: Scope,
  input: ProviderInput,
  members: ProviderMembers,
): Promise<Outcome<string>> {
  const { values, issues } = validateProvider(input, true);
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const found = await findMembers(sql, key.businessId, members);
    throwIssues(...issues, ...found.issues);
    if (!(await insertRow(sql, "providers", key, values))) throw invalidInputError(issue(["slug"], "TAKEN"));
    await writeMembers(sql, key, found);
    return key.id;
  });
}

export function updateProvider(
  scope: Scope,
  name: RowName,
  input: ProviderInput,
  members: ProviderMembers,
): Promise<Outcome<string>> {
  const { values, issues } = validateProvider(input, false);
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockRow(sql, "providers", businessId, name);
    if (id === null) throw invalidInputError(issue(["provider"], "NOT_FOUND"));
    const found = await findMembers(sql, businessId, members);
    throwIssues(...issues, ...found.issues);
    await updateRow(sql, "providers", { businessId, id }, values);
    await writeMembers(sql, { businessId, id }, found);
    return id;
  });
}

async function findMembers(sql: Sql, businessId: string, { staff, services }: ProviderMembers) {
  const people = staff && (await lockRowIds(sql, "staff", businessId, staff));
  const offered = services && (await lockRowIds(sql, "services", businessId, services));
  return {
    people,
    offered,
    issues: [...validateReferences("staff", people ?? []), ...validateReferences("services", offered ?? [])],
  };
}

/** Requires that all references were found. */
async function writeMembers(
  sql: Sql,
  key: RowKey,
  { people, offered }: Awaited<ReturnType<typeof findMembers>>,
): Promise<void> {
  if (people) await setMembers(sql, "staffOfProvider", key, people as string[]);
  if (!offered) return;
  // The group would link to a calendar that no longer exists.
  if (await isGroupedServiceMissing(sql, key, offered as string[]))
    throw invalidInputError(issue(["services"], "IN_USE"));
  await setMembers(sql, "servicesOfProvider", key, offered as string[]);
}
