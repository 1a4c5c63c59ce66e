import { isLivePreview } from "../../modules/content/data/livePreview.ts";
import { nestedTransaction } from "../database/nestedTransaction.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../database/scope.ts";

/** Carries an answer out of a transaction of which nothing stays. */
class Undone<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super("a dry run leaves nothing behind");
    this.value = value;
  }
}

/**
 * Does what would be done inside a preview, as if it were real, and leaves nothing of it: everything runs in one transaction
 * that is rolled back. Nobody is told of anything. An unknown preview, one that is past or revoked, is refused.
 */
export async function dryRun<T>(
  scope: Scope,
  previewId: string,
  work: (scope: Scope) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { database, business, clock } = scope;
  const isKnown =
    /^[A-Za-z0-9_-]{3,64}$/.test(previewId) &&
    (await isLivePreview(database.query, business.id, previewId, clock.now()));
  if (!isKnown) return { ok: false, failure: invalidInput(issue(["preview"], "NOT_FOUND")) };
  // The payment providers stay in the scope, because they decide whether a paid service can be booked. A dry run never calls them.
  const { jobs: _jobs, wake: _wake, ...quiet } = scope;
  try {
    return await database.transaction(async (sql): Promise<never> => {
      throw new Undone(await work({ ...quiet, isDry: true, database: nestedTransaction(database, sql) }));
    });
  } catch (error) {
    if (error instanceof Undone) return error.value as Outcome<T>;
    throw error;
  }
}

/** Does it for real, or inside a preview drily. */
export function drily<T>(
  scope: Scope,
  previewId: string | null | undefined,
  work: (scope: Scope) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return previewId == null ? work(scope) : dryRun(scope, previewId, work);
}
