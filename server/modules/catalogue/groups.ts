import { areOffered, writeCalendars } from "./data/collections/groupCalendars.ts";
import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { type RowKey, insertRow, lockRow, updateRow } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FoundCalendar, validateCalendars } from "./rules/collections/validateCalendars.ts";
import { type CollectionInput, validateCollection } from "./rules/collections/validateCollection.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";

export interface CalendarInput {
  readonly service: RowName;
  readonly provider?: RowName | undefined;
}

export function createGroup(
  scope: Scope,
  input: CollectionInput,
  calendars: readonly CalendarInput[] = [],
): Promise<Outcome<string>> {
  const { values, issues } = validateCollection(input, true);
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const found = await findCalendars(sql, key.businessId, calendars);
    throwIssues(...issues, ...found.issues);
    if (!(await insertRow(sql, "groups", key, values))) throw invalidInputError(issue(["slug"], "TAKEN"));
    await storeCalendars(sql, scope, key, found.calendars);
    return key.id;
  });
}

export function updateGroup(
  scope: Scope,
  name: RowName,
  input: CollectionInput,
  calendars?: readonly CalendarInput[],
): Promise<Outcome<string>> {
  const { values, issues } = validateCollection(input, false);
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockRow(sql, "groups", businessId, name);
    if (id === null) throw invalidInputError(issue(["group"], "NOT_FOUND"));
    const found = calendars && (await findCalendars(sql, businessId, calendars));
    throwIssues(...issues, ...(found?.issues ?? []));
    await updateRow(sql, "groups", { businessId, id }, values);
    if (found) await storeCalendars(sql, scope, { businessId, id }, found.calendars);
    return id;
  });
}

async function findCalendars(
  sql: Sql,
  businessId: string,
  input: readonly CalendarInput[],
): Promise<{ readonly calendars: readonly FoundCalendar[]; readonly issues: readonly Issue[] }> {
  const services = await lockRowIds(
    sql,
    "services",
    businessId,
    input.map(({ service }) => service),
  );
  const named = input.flatMap(({ provider }) => (provider ? [provider] : []));
  const providers = (await lockRowIds(sql, "providers", businessId, named)).values();
  const found = input.map(({ provider }, i) => ({
    service: services[i]!,
    provider: provider && (providers.next().value ?? null),
  }));
  const offered = await areOffered(
    sql,
    businessId,
    found.map(({ service, provider }) => ({ serviceId: service, providerId: provider ?? null })),
  );
  const calendars = found.map((one, i) => ({ ...one, isOffered: offered[i]! }));
  return { calendars, issues: validateCalendars(calendars) };
}

/** Requires that all references were found. */
function storeCalendars(
  sql: Sql,
  { clock, random }: Scope,
  key: RowKey,
  calendars: readonly FoundCalendar[],
): Promise<void> {
  const rows = calendars.map(({ service, provider }) => ({
    serviceId: service!,
    providerId: provider ?? null,
  }));
  return writeCalendars(
    sql,
    key,
    rows,
    rows.map(() => newId(clock.now(), random)),
  );
}
