import { writeServiceForms } from "../data/forms/writeServiceForms.ts";
import { lockService } from "../data/services/updateRules.ts";
import { type Issue, invalidInput, issue } from "../domain/failures/failure.ts";
import { Refused, outcomeOf } from "./refused.ts";
import type { Outcome, Scope } from "./scope.ts";

/** The forms that one service may ask for: merged, they are one page. */
export const MOST_FORMS = 10;

/**
 * Makes these the forms that are asked when a service is booked, in this order. `formIds`: null where what was named is no
 * form of the business. Safe to send twice.
 */
export async function setServiceForms(
  { database, business }: Scope,
  serviceId: string,
  formIds: readonly (string | null)[],
): Promise<Outcome<null>> {
  const issues = formIssues(formIds);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const wanted = [...new Set(formIds)].filter((id) => id !== null);
  return outcomeOf(() =>
    database.transaction(async (sql) => {
      if (!(await lockService(sql, business.id, serviceId)))
        throw new Refused(invalidInput(issue(["service"], "NOT_FOUND")));
      await writeServiceForms(sql, business.id, serviceId, wanted);
      return null;
    }),
  );
}

function formIssues(ids: readonly (string | null)[]): Issue[] {
  if (ids.length > MOST_FORMS) return [issue(["forms"], "OUT_OF_RANGE")];
  return ids.flatMap((id, i) => (id === null ? [issue(["forms", String(i)], "NOT_FOUND")] : []));
}
