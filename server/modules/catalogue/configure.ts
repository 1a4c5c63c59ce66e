import { databaseFault } from "../../platform/database/errors.ts";
import { touchSite } from "../content/data/siteVersions.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/**
 * Changes how a business is set up, in one transaction. Pages show it at once. A slug that something else has, is told by its
 * field.
 */
export function configure<T>(scope: Scope, work: (sql: Sql) => Promise<T>): Promise<Outcome<T>> {
  const { database, business, clock } = scope;
  return toResult(async () => {
    try {
      return await database.transaction(async (sql) => {
        const done = await work(sql);
        await touchSite(sql.query, business.id, clock.now());
        return done;
      });
    } catch (error) {
      if (databaseFault(error)?.kind === "duplicate") throw refusal(issue(["slug"], "TAKEN"));
      throw error;
    }
  });
}

/** What carries issues out of a transaction. */
export function refusal(...issues: Issue[]): DomainError {
  return new DomainError(invalidInput(...issues));
}

/** Rolls a transaction back where anything is wrong. */
export function refuseAny(...issues: readonly Issue[]): void {
  if (issues.length > 0) throw refusal(...issues);
}
