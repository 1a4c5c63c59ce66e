import type { Actor } from "./data/auditEntries.ts";
import { withIdempotency } from "../../platform/database/withIdempotency.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { fieldsSent, recordAudit } from "./recordAudit.ts";

export interface BusinessAction<Done> {
  readonly actor: Actor;
  readonly action: string;
  readonly input: object;
  readonly idempotencyKey: string | null;
  run(scope: Scope): Promise<Outcome<Done>>;
  keep?: ((done: Done) => Done) | undefined;
  subject(done: Done): string | null;
}

/** Runs a mutation, its audit entry and its idempotency record in one transaction. */
export function actForBusiness<Done>(scope: Scope, request: BusinessAction<Done>): Promise<Outcome<Done>> {
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
      await recordAudit(inner, { actor, action, subject, fields: fieldsSent(input) });
      return outcome;
    },
  });
}
