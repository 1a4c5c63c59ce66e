import { deleteUnused } from "./data/configure/deleteUnused.ts";
import { type ArchivableTable, isNeeded, archiveRow, restoreRow } from "./data/configure/archiveRow.ts";
import type { RowName } from "../../platform/database/findNamed.ts";
import { type RowKey, lockNamed } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal } from "./configure.ts";

/** What is put away, taken back and deleted alike, by the name that its mutations give it, and the table it is in. */
export const ARCHIVABLE_TABLES = {
  provider: "providers",
  staff: "staff",
  schedule: "schedules",
  resource: "resources",
  service: "services",
  menu: "service_menus",
  group: "groups",
} as const satisfies Readonly<Record<string, ArchivableTable>>;

export type ArchivableNoun = keyof typeof ARCHIVABLE_TABLES;

/** What deleting came to: what something refers to is put away instead. */
export interface Deleted {
  readonly id: string;
  readonly isGone: boolean;
}

/**
 * Puts something away: it is offered no more and stands in no list, what was booked of it stays, and a hold that somebody has of it
 * is still good. What others need now is refused. Safe to send twice. Answers its id.
 */
export function archive(scope: Scope, noun: ArchivableNoun, name: RowName): Promise<Outcome<string>> {
  return ending(scope, noun, name, async (sql, key) => {
    await archiveRow(sql, ARCHIVABLE_TABLES[noun], key);
    return key.id;
  });
}

/** Takes back what was put away, as a draft where there are any. Safe to send twice. Answers its id. */
export function restore(scope: Scope, noun: ArchivableNoun, name: RowName): Promise<Outcome<string>> {
  return configure(scope, async (sql) => {
    const id = await lockNamed(sql, ARCHIVABLE_TABLES[noun], scope.business.id, name);
    if (id === null) throw refusal(issue([noun], "NOT_FOUND"));
    await restoreRow(sql, ARCHIVABLE_TABLES[noun], { businessId: scope.business.id, id });
    return id;
  });
}

/** Deletes what nothing refers to, and puts away what something does. What others need now is refused. */
export function remove(scope: Scope, noun: ArchivableNoun, name: RowName): Promise<Outcome<Deleted>> {
  return ending(scope, noun, name, async (sql, key) => {
    const isGone = await deleteUnused(sql, ARCHIVABLE_TABLES[noun], key);
    if (!isGone) await archiveRow(sql, ARCHIVABLE_TABLES[noun], key);
    return { id: key.id, isGone };
  });
}

function ending<T>(
  scope: Scope,
  noun: ArchivableNoun,
  name: RowName,
  work: (sql: Sql, key: RowKey) => Promise<T>,
): Promise<Outcome<T>> {
  const table = ARCHIVABLE_TABLES[noun];
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockNamed(sql, table, businessId, name, { isAlone: true });
    if (id === null) throw refusal(issue([noun], "NOT_FOUND"));
    if (await isNeeded(sql, table, { businessId, id })) throw refusal(issue([noun], "IN_USE"));
    return work(sql, { businessId, id });
  });
}
