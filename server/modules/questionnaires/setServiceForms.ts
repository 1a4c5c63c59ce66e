import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { writeServiceForms } from "./data/forms/writeServiceForms.ts";
import { lockService } from "../catalogue/index.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Forms of one service are shown as one page. */
export const MOST_FORMS = 10;

export function setServiceForms(
  { database, business }: Scope,
  service: RowName,
  forms: readonly RowName[],
): Promise<Outcome<string>> {
  return toResult(() =>
    database.transaction(async (sql) => {
      const row = await lockService(sql, business.id, service);
      if (!row) throw invalidInputError(issue(["id"], "NOT_FOUND"));
      const formIds = await lockRowIds(sql, "forms", business.id, forms);
      const issues = formIssues(formIds);
      if (issues.length > 0) throw invalidInputError(...issues);
      const uniqueIds = [...new Set(formIds)].filter((id) => id !== null);
      await writeServiceForms(sql, business.id, row.id, uniqueIds);
      return row.id;
    }),
  );
}

function formIssues(ids: readonly (string | null)[]): Issue[] {
  if (ids.length > MOST_FORMS) return [issue(["forms"], "OUT_OF_RANGE")];
  return ids.flatMap((id, i) => (id === null ? [issue(["forms", String(i)], "NOT_FOUND")] : []));
}
