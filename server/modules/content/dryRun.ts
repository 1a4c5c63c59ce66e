import { isLivePreview } from "./data/livePreview.ts";
import { nestedTransaction } from "../../platform/database/nestedTransaction.ts";
import { type Failure, type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { NO_JOBS } from "../../platform/database/ports.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

class RollbackWithResult<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super("a dry run is rolled back");
    this.value = value;
  }
}

/**
 * Runs work in a transaction that is rolled back. Fails with `NOT_FOUND` for an unknown, expired or revoked preview.
 */
export async function dryRun<T, F extends Failure>(
  scope: Scope,
  previewId: string,
  work: (scope: Scope) => Promise<Outcome<T, F>>,
): Promise<Outcome<T, F | FailureWith<"INVALID_INPUT">>> {
  const { database, business, clock } = scope;
  const isKnown =
    /^[A-Za-z0-9_-]{3,64}$/.test(previewId) &&
    (await isLivePreview(database.query, business.id, previewId, clock.now()));
  if (!isKnown) return { ok: false, failure: invalidInput(issue(["preview"], "NOT_FOUND")) };
  // Payment providers decide whether a paid service is available. A dry run never calls them.
  try {
    return await database.transaction(async (sql): Promise<never> => {
      throw new RollbackWithResult(
        await work({
          ...scope,
          jobs: NO_JOBS,
          wakePayments() {},
          wakeFeedReader() {},
          isDry: true,
          database: nestedTransaction(database, sql),
        }),
      );
    });
  } catch (error) {
    if (error instanceof RollbackWithResult) return error.value as Outcome<T, F>;
    throw error;
  }
}

export function runInPreview<T, F extends Failure>(
  scope: Scope,
  previewId: string | null | undefined,
  work: (scope: Scope) => Promise<Outcome<T, F>>,
): Promise<Outcome<T, F | FailureWith<"INVALID_INPUT">>> {
  return previewId == null ? work(scope) : dryRun(scope, previewId, work);
}
