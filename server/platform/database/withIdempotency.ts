import { registerRequest, rememberAnswer } from "./idempotency.ts";
import type { Sql } from "./transaction.ts";
import { nestedTransaction } from "./nestedTransaction.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { newId } from "../ids/ids.ts";
import { DomainError, toResult } from "./domainError.ts";
import type { Outcome, Scope } from "./scope.ts";
import { inputHash } from "../ids/signer.ts";
import { isIdempotencyKey } from "../ids/visitors.ts";

/** Something that may be asked for again under a key of the caller's own. */
export interface RepeatableWork<Done> {
  /** Keyed hash of who asks: no two callers share their keys. */
  readonly caller: Buffer;
  /** The mutation's name. */
  readonly operation: string;
  /** All that was sent, the idempotency key left out. */
  readonly input: object;
  /** Null: whatever comes is done. */
  readonly idempotencyKey: string | null;
  /** Does it, within the transaction: nothing but SQL. */
  run(scope: Scope, sql: Sql): Promise<Outcome<Done>>;
  /** What may be kept of what was done, to read it again by; all of it when left out. Never a secret. */
  keep?: ((done: Done) => Done) | undefined;
}

/**
 * Does something in one transaction together with the key under which it may be sent again. The same key with the same input answers
 * what was kept of the first time, without looking at the rules again; with other input it is refused. A failure leaves nothing of it.
 */
export function withIdempotency<Done>(scope: Scope, work: RepeatableWork<Done>): Promise<Outcome<Done>> {
  const { database, business, clock, random } = scope;
  const { caller, operation, input, idempotencyKey: key } = work;
  return toResult(() => {
    if (key !== null && !isIdempotencyKey(key))
      throw new DomainError(invalidInput(issue(["idempotencyKey"], "INVALID")));
    return database.transaction(async (sql) => {
      const now = clock.now();
      const id = { businessId: business.id, caller, key: key ?? "" };
      if (key !== null) {
        const repetition = await registerRequest(sql, {
          ...id,
          operation,
          inputHash: inputHash(input),
          resultId: newId(now, random),
          now,
        });
        if (repetition.kind === "conflict") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
        if (repetition.kind === "again") return repetition.answer as Done;
      }
      const outcome = await work.run({ ...scope, database: nestedTransaction(database, sql) }, sql);
      if (!outcome.ok) throw new DomainError(outcome.failure);
      if (key !== null) await rememberAnswer(sql, id, work.keep ? work.keep(outcome.value) : outcome.value);
      return outcome.value;
    });
  });
}
