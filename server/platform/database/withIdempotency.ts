import { fingerprintInput, registerRequest, storeResult } from "./idempotency.ts";
import type { Sql } from "./transaction.ts";
import { nestedTransaction } from "./nestedTransaction.ts";
import { type Failure, type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { newId } from "../ids/ids.ts";
import { type Reject, toResult } from "./domainError.ts";
import type { Outcome, Scope } from "./scope.ts";
import { isIdempotencyKey } from "../ids/visitors.ts";

export type IdempotencyFailure = FailureWith<"INVALID_INPUT" | "IDEMPOTENCY_CONFLICT">;

export interface IdempotentWork<Result, F extends Failure> {
  /** Keyed hash, so callers do not share keys. */
  readonly caller: Buffer;
  readonly operation: string;
  readonly input: object;
  /** Fields of the input that may change between attempts. */
  readonly uncounted?: readonly string[];
  /** Null to run the work at every call. */
  readonly idempotencyKey: string | null;
  /** Only SQL, because it runs in the transaction. */
  run(scope: Scope, sql: Sql): Promise<Outcome<Result, F>>;
  /** Removes secrets before the result is stored for replays. */
  keep?: ((done: Result) => Result) | undefined;
}

/**
 * Stores the key and the work in one transaction. The same input returns the stored result without checking rules
 * again, other input fails. A failure stores nothing.
 */
export function withIdempotency<Result, F extends Failure = Failure>(
  scope: Scope,
  work: IdempotentWork<Result, F>,
): Promise<Outcome<Result, F | IdempotencyFailure>> {
  const { database, business, clock, random } = scope;
  const { caller, operation, input, uncounted, idempotencyKey: key } = work;
  return toResult(async (reject: Reject<F | IdempotencyFailure>) => {
    if (key !== null && !isIdempotencyKey(key))
      throw reject(invalidInput(issue(["idempotencyKey"], "INVALID")));
    return database.transaction(async (sql) => {
      const now = clock.now();
      const id = { businessId: business.id, caller, key: key ?? "" };
      if (key !== null) {
        const check = await registerRequest(sql, {
          ...id,
          operation,
          inputHash: fingerprintInput(input, uncounted),
          resultId: newId(now, random),
          now,
        });
        if (check.kind === "conflict") throw reject({ code: "IDEMPOTENCY_CONFLICT" });
        if (check.kind === "replay") return check.answer as Result;
      }
      const outcome = await work.run({ ...scope, database: nestedTransaction(database, sql) }, sql);
      if (!outcome.ok) throw reject(outcome.failure);
      if (key !== null) await storeResult(sql, id, work.keep ? work.keep(outcome.value) : outcome.value);
      return outcome.value;
    });
  });
}

/** Like `withIdempotency`, but without its transaction if the request has no key. */
export function withOptionalKey<Result, F extends Failure = Failure>(
  scope: Scope,
  work: Omit<IdempotentWork<Result, F>, "run"> & { run(scope: Scope): Promise<Outcome<Result, F>> },
): Promise<Outcome<Result, F | IdempotencyFailure>> {
  return work.idempotencyKey === null ? work.run(scope) : withIdempotency(scope, work);
}

/** For mutations that a repetition cannot harm and that store no key. */
export function findKeyIssue(key: string | null | undefined): FailureWith<"INVALID_INPUT"> | null {
  return key == null || isIdempotencyKey(key) ? null : invalidInput(issue(["idempotencyKey"], "INVALID"));
}
