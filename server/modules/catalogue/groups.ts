import { areOffered, writeCalendars } from "./data/collections/groupCalendars.ts";
import { type RowName, findNamed } from "../../platform/database/findNamed.ts";
import { type RowKey, insertRow, lockNamed, updateRow } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FoundCalendar, validateCalendars } from "./rules/collections/validateCalendars.ts";
import { type WrittenCollection, validateCollection } from "./rules/collections/validateCollection.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";

/** A calendar of a group as its owner writes it. */
export interface WrittenCalendar {
  readonly service: RowName;
  /** Left out: that of whoever serves. */
  readonly provider?: RowName | undefined;
}

/** Makes a group. Answers its row id. Sent twice, the second finds the slug taken. */
export function createGroup(
  scope: Scope,
  written: WrittenCollection,
  calendars: readonly WrittenCalendar[] = [],
): Promise<Outcome<string>> {
  const { values, issues } = validateCollection(written, true);
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const found = await findCalendars(sql, key.businessId, calendars);
    refuseAny(...issues, ...found.issues);
    if (!(await insertRow(sql, "groups", key, values))) throw refusal(issue(["slug"], "TAKEN"));
    await write(sql, scope, key, found.calendars);
    return key.id;
  });
}

/** Changes what is given of a group, its calendars as a whole. Answers its row id. Safe to send twice. */
export function updateGroup(
  scope: Scope,
  name: RowName,
  written: WrittenCollection,
  calendars?: readonly WrittenCalendar[],
): Promise<Outcome<string>> {
  const { values, issues } = validateCollection(written, false);
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockNamed(sql, "groups", businessId, name);
    if (id === null) throw refusal(issue(["group"], "NOT_FOUND"));
    const found = calendars && (await findCalendars(sql, businessId, calendars));
    refuseAny(...issues, ...(found?.issues ?? []));
    await updateRow(sql, "groups", { businessId, id }, values);
    if (found) await write(sql, scope, { businessId, id }, found.calendars);
    return id;
  });
}

async function findCalendars(
  sql: Sql,
  businessId: string,
  written: readonly WrittenCalendar[],
): Promise<{ readonly calendars: readonly FoundCalendar[]; readonly issues: readonly Issue[] }> {
  const services = await findNamed(
    sql,
    "services",
    businessId,
    written.map(({ service }) => service),
  );
  const named = written.flatMap(({ provider }) => (provider ? [provider] : []));
  const providers = (await findNamed(sql, "providers", businessId, named)).values();
  const found = written.map(({ provider }, i) => ({
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

/** Writes calendars that were judged: everything that they name was found. */
function write(
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
