import { type RowName, findNamed } from "../../platform/database/findNamed.ts";
import { isOfferInGroup, setMembers } from "./data/configure/members.ts";
import { type RowKey, insertRow, lockNamed, updateRow } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type WrittenProvider, validateProvider } from "./rules/validateProvider.ts";
import { validateNamed } from "./rules/services/validateParts.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";

/** Who and what belongs to a provider; left out: whoever and whatever does now. */
export interface ProviderMembers {
  readonly staff?: readonly RowName[] | undefined;
  readonly services?: readonly RowName[] | undefined;
}

/** Makes a provider. Answers its id. Sent twice, the second finds the slug taken. */
export function createProvider(
  scope: Scope,
  written: WrittenProvider,
  members: ProviderMembers,
): Promise<Outcome<string>> {
  const { values, issues } = validateProvider(written, true);
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const found = await findMembers(sql, key.businessId, members);
    refuseAny(...issues, ...found.issues);
    if (!(await insertRow(sql, "providers", key, values))) throw refusal(issue(["slug"], "TAKEN"));
    await writeMembers(sql, key, found);
    return key.id;
  });
}

/** Changes what is given of a provider. What was booked with it stays. Answers its id. Safe to send twice. */
export function updateProvider(
  scope: Scope,
  name: RowName,
  written: WrittenProvider,
  members: ProviderMembers,
): Promise<Outcome<string>> {
  const { values, issues } = validateProvider(written, false);
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockNamed(sql, "providers", businessId, name);
    if (id === null) throw refusal(issue(["provider"], "NOT_FOUND"));
    const found = await findMembers(sql, businessId, members);
    refuseAny(...issues, ...found.issues);
    await updateRow(sql, "providers", { businessId, id }, values);
    await writeMembers(sql, { businessId, id }, found);
    return id;
  });
}

async function findMembers(sql: Sql, businessId: string, { staff, services }: ProviderMembers) {
  const people = staff && (await findNamed(sql, "staff", businessId, staff));
  const offered = services && (await findNamed(sql, "services", businessId, services));
  return {
    people,
    offered,
    issues: [...validateNamed("staff", people ?? []), ...validateNamed("services", offered ?? [])],
  };
}

/** Writes members that were judged: there is none that was not found. */
async function writeMembers(
  sql: Sql,
  key: RowKey,
  { people, offered }: Awaited<ReturnType<typeof findMembers>>,
): Promise<void> {
  if (people) await setMembers(sql, "staffOfProvider", key, people as string[]);
  if (!offered) return;
  // A group's link would lead to a calendar that is not there.
  if (await isOfferInGroup(sql, key, offered as string[])) throw refusal(issue(["services"], "IN_USE"));
  await setMembers(sql, "servicesOfProvider", key, offered as string[]);
}
