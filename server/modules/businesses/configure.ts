import { classifyDatabaseError } from "../../platform/database/errors.ts";
import { touchSite } from "../../platform/database/touchSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { invalidInputError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/**
 * Changes the configuration of a business in one transaction and invalidates the cached site. A duplicate slug becomes
 * an issue of the field `slug`.
 */
export function configure<T>(scope: Scope, work: (sql: Sql) => Promise<T>): Promise<Outcome<T>> {
  const { database, business, clock } = scope;
  return toResult(async () => {
    try {
      return await database.transaction(async (sql) => {
        const result = await work(sql);
        await touchSite(sql.query, business.id, clock.now());
        return result;
      });
    } catch (error) {
      if (classifyDatabaseError(error)?.kind === "duplicate")
        throw invalidInputError(issue(["slug"], "TAKEN"));
      throw error;
    }
  });
}
