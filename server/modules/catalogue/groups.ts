import { areOffered, writeCalendars } from "./data/collections/groupCalendars.ts";
import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import type { RowKey } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FoundCalendar, validateCalendars } from "./rules/collections/validateCalendars.ts";
import { type CollectionInput, validateCollection } from "./rules/collections/validateCollection.ts";
import type { Issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { saveRow } from "./saveRow.ts";

export interface CalendarInput {
  readonly service: RowName;
  readonly provider?: RowName | undefined;
}

/** Undefined keeps the calendars. Creates a group if `name` is null. */
export function saveGroup(
  scope: Scope,
  name: RowName | null,
  input: CollectionInput,
  calendars?: readonly CalendarInput[],
): Promise<Outcome<string>> {
  return saveRow(scope, "group", name, {
    ...validateCollection(input, name === null),
    find: (sql, { businessId }) => findCalendars(sql, businessId, calendars ?? []),
    async write(sql, key, found) {
      if (calendars) await storeCalendars(sql, scope, key, found.calendars);
      return key.id;
    },
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
