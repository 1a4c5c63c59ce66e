import type { Actor } from "./data/auditEntries.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import { type IdempotencyFailure, withIdempotency } from "../../platform/database/withIdempotency.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { fieldsSent, recordAudit } from "./recordAudit.ts";

export interface BusinessAction<Done, F extends Failure> {
  readonly actor: Actor;
  readonly action: string;
  readonly input: object;
  readonly idempotencyKey: string | null;
  run(scope: Scope): Promise<Outcome<Done, F>>;
  keep?: ((done: Done) => Done) | undefined;
  subject(done: Done): string | null;
  /** Added to the names of the input fields. */
  moreFields?: ((done: Done) => readonly string[]) | undefined;
}

/** Runs a mutation, its audit entry and its idempotency record in one transaction. */
export function actForBusiness<Done, F extends Failure>(
  scope: Scope,
  request: BusinessAction<Done, F>,
): Promise<Outcome<Done, F | IdempotencyFailure>> {
  const { actor, action, input, idempotencyKey, keep } = request;
  return withIdempotency(scope, {
    caller: scope.signer.fingerprint("actor", `${actor.kind} ${actor.id}`),
    operation: action,
    input,
    idempotencyKey,
    keep,
    async run(inner) {
      const outcome = await request.run(inner);
      if (!outcome.ok) return outcome;
      const subject = request.subject(outcome.value);
      const fields = [...fieldsSent(input), ...(request.moreFields?.(outcome.value) ?? [])];
      await recordAudit(inner, { actor, action, subject, fields });
      return outcome;
    },
  });
}
