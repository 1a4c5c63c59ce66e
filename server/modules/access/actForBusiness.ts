import type { Actor } from "./data/auditEntries.ts";
import { withIdempotency } from "../../platform/database/withIdempotency.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { fieldsSent, recordAudit } from "./recordAudit.ts";

/** Something that is done with a business's own rights. */
export interface OwnRequest<Done> {
  readonly actor: Actor;
  /** The mutation's name. */
  readonly action: string;
  /** All that was sent, the idempotency key left out. */
  readonly input: object;
  readonly idempotencyKey: string | null;
  /** Does it, within the transaction. */
  run(scope: Scope): Promise<Outcome<Done>>;
  /** See `RepeatableWork.keep`. */
  keep?: ((done: Done) => Done) | undefined;
  /** The global id of what was changed; null: no one thing. */
  subject(done: Done): string | null;
}

/**
 * Does something for a business in one transaction, together with what is kept of it: who did it, and the key under which it may be
 * sent again (`withIdempotency`).
 */
export function actForBusiness<Done>(scope: Scope, request: OwnRequest<Done>): Promise<Outcome<Done>> {
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
