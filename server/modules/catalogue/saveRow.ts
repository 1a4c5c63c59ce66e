import { ARCHIVABLE_TABLES, type ArchivableType } from "./lifecycle.ts";
import type { RowName } from "../../platform/database/findNamed.ts";
import { type RowKey, insertRow, lockRow, updateRow } from "../../platform/database/rows.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";

interface Row<Found, Done> {
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
  /** Locks the referenced rows before the row is written. */
  readonly find: (sql: Sql, key: RowKey) => Promise<Found>;
  /** Writes the parts after the row, if there are no issues. */
  readonly write: (sql: Sql, key: RowKey, found: Found) => Promise<Done>;
}

/** Changes a row and its parts in one transaction. Creates the row if `name` is null. */
export function saveRow<Found extends { readonly issues: readonly Issue[] }, Done>(
  scope: Scope,
  type: ArchivableType,
  name: RowName | null,
  { values, issues, find, write }: Row<Found, Done>,
): Promise<Outcome<Done>> {
  const table = ARCHIVABLE_TABLES[type];
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id =
      name === null ? newId(scope.clock.now(), scope.random) : await lockRow(sql, table, businessId, name);
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    const key = { businessId, id };
    const found = await find(sql, key);
    throwIssues(...issues, ...found.issues);
    if (name !== null) await updateRow(sql, table, key, values);
    else if (!(await insertRow(sql, table, key, values))) throw invalidInputError(issue(["slug"], "TAKEN"));
    return write(sql, key, found);
  });
}
