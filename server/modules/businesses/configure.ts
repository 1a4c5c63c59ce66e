import { classifyDatabaseError } from "../../platform/database/errors.ts";
import { touchSite } from "../../platform/database/touchSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type Failure, type FailureWith, issue } from "../../shared/failures/failure.ts";
import { type Reject, invalidInputError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/**
 * Changes the configuration of a business in one transaction and invalidates the cached site. A duplicate slug becomes
 * an issue of the field `slug`.
 */
export function configure<T, F extends Failure = never>(
  scope: Scope,
  work: (sql: Sql, reject: Reject<F>) => Promise<T>,
): Promise<Outcome<T, F | FailureWith<"INVALID_INPUT">>> {
  const { database, business, clock } = scope;
  return toResult(async (reject: Reject<F | FailureWith<"INVALID_INPUT">>) => {
    try {
      return await database.transaction(async (sql) => {
        const result = await work(sql, reject);
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
