import { deleteUnused } from "./data/configure/deleteUnused.ts";
import { type ArchivableTable, isInUse, archiveRow, restoreRow } from "./data/configure/archiveRow.ts";
import type { RowName } from "../../platform/database/findNamed.ts";
import { type RowKey, lockRow } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";

export const ARCHIVABLE_TABLES = {
  provider: "providers",
  staff: "staff",
  schedule: "schedules",
  resource: "resources",
  service: "services",
  serviceMenu: "service_menus",
  group: "groups",
} as const satisfies Readonly<Record<string, ArchivableTable>>;

export type ArchivableType = keyof typeof ARCHIVABLE_TABLES;

/** `isGone` is false if the row was archived because other rows refer to it. */
export interface DeleteResult {
  readonly id: string;
  readonly isGone: boolean;
}

/** Bookings stay, and holds can still be booked. Fails with `IN_USE` if an active row needs it. */
export function archive(scope: Scope, type: ArchivableType, name: RowName): Promise<Outcome<string>> {
  return withRowNotInUse(scope, type, name, async (sql, key) => {
    await archiveRow(sql, ARCHIVABLE_TABLES[type], key);
    return key.id;
  });
}

/** A row with a publication state becomes a draft. */
export function restore(scope: Scope, type: ArchivableType, name: RowName): Promise<Outcome<string>> {
  return configure(scope, async (sql) => {
    const id = await lockRow(sql, ARCHIVABLE_TABLES[type], scope.business.id, name);
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    await restoreRow(sql, ARCHIVABLE_TABLES[type], { businessId: scope.business.id, id });
    return id;
  });
}

/** Archives the row if other rows refer to it. Fails with `IN_USE` if an active row needs it. */
export function deleteOrArchive(
  scope: Scope,
  type: ArchivableType,
  name: RowName,
): Promise<Outcome<DeleteResult>> {
  return withRowNotInUse(scope, type, name, async (sql, key) => {
    const isGone = await deleteUnused(sql, ARCHIVABLE_TABLES[type], key);
    if (!isGone) await archiveRow(sql, ARCHIVABLE_TABLES[type], key);
    return { id: key.id, isGone };
  });
}

function withRowNotInUse<T>(
  scope: Scope,
  type: ArchivableType,
  name: RowName,
  work: (sql: Sql, key: RowKey) => Promise<T>,
): Promise<Outcome<T>> {
  const table = ARCHIVABLE_TABLES[type];
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockRow(sql, table, businessId, name, { blocksReferences: true });
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    if (await isInUse(sql, table, { businessId, id })) throw invalidInputError(issue(["id"], "IN_USE"));
    return work(sql, { businessId, id });
  });
}
