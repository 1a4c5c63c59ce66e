import { type PlatformCaller, fieldsSent, recordAudit } from "../access/index.ts";
import { registerPlatformRequest, storePlatformAnswer } from "./data/platformRequests.ts";
import { type Reject, toResult } from "../../platform/database/domainError.ts";
import { fingerprintInput } from "../../platform/database/idempotency.ts";
import { nestedTransaction } from "../../platform/database/nestedTransaction.ts";
import type { Deps, Outcome, Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { IdempotencyFailure } from "../../platform/database/withIdempotency.ts";
import { isIdempotencyKey } from "../../platform/ids/visitors.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { ID_PREFIXES } from "../../shared/ids/idPrefixes.ts";
import { type Failure, invalidInput, issue } from "../../shared/failures/failure.ts";

/** The scope of an operator's change. It has no business until one is created. */
export type PlatformScope = Deps & Pick<Scope, "request">;

export interface PlatformAction<Done extends { readonly businessId: string }, F extends Failure> {
  readonly caller: PlatformCaller;
  readonly action: string;
  readonly input: object;
  readonly idempotencyKey: string | null;
  /** Runs in the transaction of audit entry and idempotency key, so only SQL is allowed. */
  run(scope: PlatformScope, sql: Sql): Promise<Outcome<Done, F>>;
}

/** Runs a change of a platform key, with its idempotency key and an entry in the audit log of the business. */
export function actForPlatform<Done extends { readonly businessId: string }, F extends Failure>(
  scope: PlatformScope,
  { caller, action, input, idempotencyKey: key, run }: PlatformAction<Done, F>,
): Promise<Outcome<Done, F | IdempotencyFailure>> {
  const { database, clock } = scope;
  return toResult(async (reject: Reject<F | IdempotencyFailure>) => {
    if (key !== null && !isIdempotencyKey(key))
      throw reject(invalidInput(issue(["idempotencyKey"], "INVALID")));
    return database.transaction(async (sql) => {
      const request = {
        keyId: caller.id,
        key: key ?? "",
        operation: action,
        inputHash: fingerprintInput(input),
        now: clock.now(),
      };
      if (key !== null) {
        const check = await registerPlatformRequest(sql, request);
        if (check.kind === "conflict") throw reject({ code: "IDEMPOTENCY_CONFLICT" });
        if (check.kind === "replay") return check.answer as Done;
      }
      const inner = { ...scope, database: nestedTransaction(database, sql) };
      const outcome = await run(inner, sql);
      if (!outcome.ok) throw reject(outcome.failure);
      const { businessId } = outcome.value;
      await recordAudit(
        { ...inner, business: { id: businessId } },
        {
          actor: { kind: "PLATFORM", ...caller },
          action,
          subject: encodeTypeId(ID_PREFIXES.Business, businessId),
          fields: fieldsSent(input),
        },
      );
      if (key !== null) await storePlatformAnswer(sql, request, outcome.value);
      return outcome.value;
    });
  });
}
