import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { isGroupedServiceMissing, setMembers } from "./data/configure/members.ts";
import type { RowKey } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type ProviderInput, validateProvider } from "./rules/validateProvider.ts";
import { validateReferences } from "./rules/services/validateParts.ts";
import { invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { saveRow } from "./saveRow.ts";

/** Undefined keeps a list. */
export interface ProviderMembers {
  readonly staff?: readonly RowName[] | undefined;
  readonly services?: readonly RowName[] | undefined;
}

/** Creates a provider if `name` is null. */
export function saveProvider(
  scope: Scope,
  name: RowName | null,
  input: ProviderInput,
  members: ProviderMembers,
): Promise<Outcome<string>> {
  return saveRow(scope, "provider", name, {
    ...validateProvider(input, name === null),
    find: (sql, { businessId }) => findMembers(sql, businessId, members),
    async write(sql, key, found) {
      await writeMembers(sql, key, found);
      return key.id;
    },
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
