import {
  type ViewRow,
  countViews,
  deleteView as removeRow,
  insertView,
  lockView,
  updateView as updateRow,
} from "./data/savedViews.ts";
import { isViewQuery } from "./rules/viewQuery.ts";
import { checkText, cleanText } from "../../shared/contact/text.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";

/** Views that one user or key can make, and views in a list. */
export const MAX_VIEWS = 50;
export const VIEW_NAME_MAX = 80;

export interface ViewMaker {
  readonly id: string;
  readonly name: string;
  /** May change the shared views of others. */
  readonly managesAll: boolean;
}

export type ViewDraft = Omit<ViewRow, "makerId">;

export function createView(
  scope: Scope,
  draft: ViewDraft,
  maker: ViewMaker,
): Promise<Outcome<{ readonly id: string }>> {
  const { business, clock, database, random } = scope;
  return toResult(async () => {
    const view = checkView(draft);
    const id = newId(clock.now(), random);
    await database.transaction(async (sql) => {
      if ((await countViews(sql, business.id, maker.id)) >= MAX_VIEWS)
        throw invalidInputError(issue(["name"], "TOO_MANY"));
      const row = { ...view, makerId: maker.id, makerName: maker.name };
      await insertView(sql, business.id, id, row, clock.now());
    });
    return { id };
  });
}

/** Absent fields stay unchanged. */
export function updateView(
  scope: Scope,
  id: string | null,
  changes: Partial<ViewDraft>,
  maker: ViewMaker,
): Promise<Outcome<{ readonly id: string }>> {
  return toResult(async () => {
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    await scope.database.transaction(async (sql) => {
      const row = await lockOwnView(sql, scope.business.id, id, maker);
      await updateRow(sql, scope.business.id, id, checkView({ ...row, ...changes }), scope.clock.now());
    });
    return { id };
  });
}

export function deleteView(scope: Scope, id: string | null, maker: ViewMaker): Promise<Outcome<string>> {
  return toResult(async () => {
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    await scope.database.transaction(async (sql) => {
      await lockOwnView(sql, scope.business.id, id, maker);
      await removeRow(sql, scope.business.id, id);
    });
    return id;
  });
}

/** @throws InvalidInput for a view that does not exist, or that the caller may not change */
async function lockOwnView(sql: Sql, businessId: string, id: string, maker: ViewMaker): Promise<ViewRow> {
  const row = await lockView(sql, businessId, id);
  const isOwn = row !== null && (row.makerId === maker.id || (row.isShared && maker.managesAll));
  if (!isOwn) throw invalidInputError(issue(["id"], "NOT_FOUND"));
  return row;
}

/** @throws InvalidInput */
function checkView({ name, query, isShared }: ViewDraft): ViewDraft {
  const cleanName = cleanText(name);
  const code = cleanName === "" ? "REQUIRED" : checkText(cleanName, { max: VIEW_NAME_MAX });
  const issues: Issue[] = [
    ...(code ? [issue(["name"], code)] : []),
    ...(isViewQuery(query) ? [] : [issue(["query"], "INVALID")]),
  ];
  if (issues.length > 0) throw invalidInputError(...issues);
  return { name: cleanName, query, isShared };
}
