import { checkReplay, registerRequest } from "../../platform/database/idempotency.ts";
import { type Hold, loadHold } from "./data/holds/loadHold.ts";
import { withExtraUnits } from "./data/holds/extraUnits.ts";
import { type HoldDraft, takeHold } from "./data/holds/takeHold.ts";
import { nestedTransaction } from "../../platform/database/nestedTransaction.ts";
import { type FailureWith, type Failure, invalidInput } from "../../shared/failures/failure.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import {
  type HoldRequest,
  type HoldPlanning,
  validateHoldRequest,
  requestFingerprint,
} from "./holdRequest.ts";
import { newId } from "../../platform/ids/ids.ts";
import { toAuditFields } from "./rules/overrides.ts";
import { type PlanFailure, planHold } from "./planHold.ts";
import { type Reject, toResult } from "../../platform/database/domainError.ts";
import { getReplayedResult } from "../../platform/database/replayedResult.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import {
  type StopFailure,
  type TakeFailure,
  toStopFailure,
  toTakeFailure,
} from "./data/holds/toTakeFailure.ts";
import { hashVisitorToken } from "../../platform/ids/visitors.ts";
import { recordAudit } from "../access/index.ts";

export type HoldFailure =
  | PlanFailure
  | TakeFailure
  | StopFailure
  | FailureWith<"TOO_MANY_HOLDS" | "IDEMPOTENCY_CONFLICT">;

const MAX_PLANNING_ATTEMPTS = 3;

/** Another plan may find other staff or another session. */
const RETRYABLE_FAILURES = new Set<Failure["code"]>(["STAFF_BUSY", "RESOURCE_UNAVAILABLE", "SEAT_SHORTAGE"]);

export async function holdSlot(scope: Scope, request: HoldRequest): Promise<Outcome<Hold, HoldFailure>> {
  const issues = validateHoldRequest(request);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const now = scope.clock.now();
  const visitorHash = hashVisitorToken(scope.signer, request.visitor);
  const planning: HoldPlanning = { id: newId(now, scope.random), now, visitorHash };
  for (let attempt = 1; ; attempt++) {
    const planned = await planHold(scope, request, planning);
    // With an idempotency key this may be a replay. The check runs inside the transaction.
    if (!planned.ok && request.idempotencyKey === null) return planned;
    const outcome = await toResult<Hold, HoldFailure>((reject) =>
      takePlannedHold(scope, request, planning, planned, reject),
    );
    const hasOverrides = (request.overrides ?? []).length > 0;
    const hasLostRace =
      planned.ok &&
      !outcome.ok &&
      (RETRYABLE_FAILURES.has(outcome.failure.code) ||
        // The day became full in the meantime.
        (hasOverrides && outcome.failure.code === "SLOT_UNAVAILABLE"));
    // A plain single line lists all eligible units, so another plan cannot help it.
    const hasChosenUnits = (request.lines ?? request.series) != null || hasOverrides;
    if (!hasLostRace || !hasChosenUnits || attempt === MAX_PLANNING_ATTEMPTS) return outcome;
  }
}

async function takePlannedHold(
  scope: Scope,
  request: HoldRequest,
  { id, now, visitorHash }: HoldPlanning,
  planned: Outcome<HoldDraft, PlanFailure>,
  reject: Reject<HoldFailure>,
): Promise<Hold> {
  const { actor = null } = request;
  const keyOwner = visitorHash ?? (actor === null ? null : scope.signer.fingerprint("actor", actor));
  const idempotentRequest =
    request.idempotencyKey !== null && keyOwner !== null
      ? {
          businessId: scope.business.id,
          caller: keyOwner,
          key: request.idempotencyKey,
          operation: "holdSlot",
          inputHash: requestFingerprint(request),
          resultId: id,
          now,
        }
      : null;
  // Otherwise `takeHold` registers the key itself.
  const isKeyRegisteredFirst =
    idempotentRequest !== null && !(planned.ok && planned.value.extraNeeds === undefined);
  const taken = await scope.database.transaction(async (sql) => {
    if (isKeyRegisteredFirst) {
      const replayedHoldId = getReplayedResult(await registerRequest(sql, idempotentRequest), reject);
      if (replayedHoldId !== null) return replayedHoldId;
    }
    if (!planned.ok) throw reject(planned.failure);
    const draft = await withExtraUnits(sql, scope.business.id, planned.value);
    const taking = takeHold(
      sql,
      scope.business.id,
      draft,
      now,
      isKeyRegisteredFirst ? null : idempotentRequest,
    );
    const used = draft.overrides ?? [];
    const overrideAudit = used.length > 0 ? request.overrideAudit : null;
    const isLastStatement = !overrideAudit;
    const commit = isLastStatement ? sql.commit?.() : undefined;
    // Prevents an unhandled rejection. `taking` reports the failure.
    commit?.catch(() => {});
    const result = await taking;
    if (result === "replayed") return null;
    if ("failure" in result) {
      if (result.failure === "CAP") throw reject({ code: "TOO_MANY_HOLDS" });
      if (result.failure === "SUSPENDED" || result.failure === "QUOTA")
        throw reject(toStopFailure(result.failure, now));
      throw reject(toTakeFailure(result.failure, result, planned.value.lines.length));
    }
    await commit;
    if (overrideAudit) {
      const nestedScope = { ...scope, database: nestedTransaction(scope.database, sql) };
      const subject = encodeTypeId("service", request.target.serviceId);
      await recordAudit(nestedScope, {
        actor: overrideAudit.actor,
        action: "holdSlot",
        subject,
        fields: [...overrideAudit.fields, ...toAuditFields(used)],
      });
    }
    return result.hold;
  });
  if (typeof taken === "object" && taken !== null) return taken;
  // A replay returns the present state.
  const replayedHoldId =
    taken ?? getReplayedResult(await checkReplay(scope.database, idempotentRequest!), reject)!;
  return (await loadHold(scope.database.query, scope.business.id, replayedHoldId))!;
}
