import { findRepetition, registerRequest } from "../../platform/database/idempotency.ts";
import { type HeldHold, loadHold } from "./data/holds/loadHold.ts";
import { withExtraUnits } from "./data/holds/extraUnits.ts";
import { takeHold } from "./data/holds/takeHold.ts";
import { nestedTransaction } from "../../platform/database/nestedTransaction.ts";
import { type Failure, invalidInput } from "../../shared/failures/failure.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { type HoldSlotInput, type PlanningAt, requestFaults, requestFingerprint } from "./holdRequest.ts";
import { newId } from "../../platform/ids/ids.ts";
import { type PlannedHold, planHold } from "./planHold.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import { replayedResult } from "../../platform/database/replayedResult.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { inputHash } from "../../platform/ids/signer.ts";
import { takingFailure } from "./takingFailure.ts";
import { visitorHash } from "../../platform/ids/visitors.ts";
import { recordAudit } from "../access/recordAudit.ts";

const PARTY_TRIES = 3;

/** Another plan may find other staff or another session. */
const CURABLE = new Set<Failure["code"]>(["STAFF_BUSY", "RESOURCE_UNAVAILABLE", "SEAT_SHORTAGE"]);

export async function holdSlot(scope: Scope, input: HoldSlotInput): Promise<Outcome<HeldHold>> {
  const faults = requestFaults(input);
  if (faults.length > 0) return { ok: false, failure: invalidInput(...faults) };
  const now = scope.clock.now();
  const visitor = visitorHash(scope.signer, input.visitor);
  const at: PlanningAt = { id: newId(now, scope.random), now, visitor };
  for (let tries = 1; ; tries++) {
    const planned = await planHold(scope, input, at);
    // With an idempotency key this may be a replay. The check runs inside the transaction.
    if (!planned.ok && input.idempotencyKey === null) return planned;
    const held = await toResult(() => take(scope, input, at, planned));
    const wasLost = planned.ok && !held.ok && CURABLE.has(held.failure.code);
    // A plain single line lists all eligible units, so another plan cannot help it.
    const isPlanned = (input.lines ?? input.series) != null || input.overbook === true;
    if (!wasLost || !isPlanned || tries === PARTY_TRIES) return held;
  }
}

async function take(
  scope: Scope,
  input: HoldSlotInput,
  { id, now, visitor }: PlanningAt,
  planned: Outcome<PlannedHold>,
): Promise<HeldHold> {
  const request =
    input.idempotencyKey !== null && visitor !== null
      ? {
          businessId: scope.business.id,
          caller: visitor,
          key: input.idempotencyKey,
          operation: "holdSlot",
          inputHash: inputHash(requestFingerprint(input)),
          resultId: id,
          now,
        }
      : null;
  // Otherwise `takeHold` registers the key itself.
  const isAskedFirst = request !== null && !(planned.ok && planned.value.extras === undefined);
  const held = await scope.database.transaction(async (sql) => {
    if (isAskedFirst) {
      const before = replayedResult(await registerRequest(sql, request));
      if (before !== null) return before;
    }
    if (!planned.ok) throw new DomainError(planned.failure);
    const { extras = [], ...draft } = planned.value;
    const whole = await withExtraUnits(sql, scope.business.id, draft, extras);
    const taking = takeHold(sql, scope.business.id, whole, now, isAskedFirst ? null : request);
    const isLast = !(input.overbook && input.overbooker);
    const ending = isLast ? sql.commit?.() : undefined;
    // Prevents an unhandled rejection. `taking` reports the failure.
    ending?.catch(() => {});
    const taken = await taking;
    if (taken === "repeated") return null;
    if ("failure" in taken) throw new DomainError(takingFailure(taken, planned.value.lines.length));
    await ending;
    if (input.overbook && input.overbooker) {
      const inside = { ...scope, database: nestedTransaction(scope.database, sql) };
      const subject = encodeTypeId("service", input.target.serviceId);
      await recordAudit(inside, { ...input.overbooker, action: "holdSlot", subject });
    }
    return taken.hold;
  });
  if (typeof held === "object" && held !== null) return held;
  // A replay returns the present state.
  const before = held ?? replayedResult(await findRepetition(scope.database, request!))!;
  return (await loadHold(scope.database.query, scope.business.id, before))!;
}
