import { registerRequest } from "../data/idempotency.ts";
import { type HeldHold, loadHold } from "../data/holds/loadHold.ts";
import { type TakenHold, takeHold } from "../data/holds/takeHold.ts";
import { type Failure, invalidInput, issue } from "../domain/failures/failure.ts";
import type { EpochMinute } from "../domain/slots/types.ts";
import { holdDraft, judgeStart, loadForStart } from "./holdPlan.ts";
import { newId } from "./ids.ts";
import { Refused, outcomeOf } from "./refused.ts";
import type { Outcome, Scope } from "./scope.ts";
import { inputHash } from "./signer.ts";
import { isIdempotencyKey, isVisitorToken, visitorHash } from "./visitors.ts";

/** What to hold: where a slot's id led, or the same said outright. */
export interface HoldTarget {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  readonly startsAt: EpochMinute;
}

/** A visitor's wish for a time. */
export interface HoldSlotInput {
  readonly target: HoldTarget;
  readonly seats: number;
  /** The visitor's own random token: their former hold is given back. Null: a caller that keeps several. */
  readonly visitor: string | null;
  /** Makes the request safe to send again; needs a visitor's token. Null: it is not. */
  readonly idempotencyKey: string | null;
  /** Where the request came from; only its keyed hash is kept, for the cap. */
  readonly clientAddress: string;
}

/**
 * Keeps a time for a visitor while the details are typed. The rules are judged anew for that start, then the
 * claims are taken in one transaction; the database refuses what two want at once.
 */
export async function holdSlot(scope: Scope, input: HoldSlotInput): Promise<Outcome<HeldHold>> {
  const faults = [
    ...(input.visitor !== null && !isVisitorToken(input.visitor) ? [issue(["visitor"], "INVALID")] : []),
    ...(input.idempotencyKey !== null && !isIdempotencyKey(input.idempotencyKey)
      ? [issue(["idempotencyKey"], "INVALID")]
      : []),
    // A key is the caller's own, and without a token nobody knows who calls.
    ...(input.visitor === null && input.idempotencyKey !== null ? [issue(["visitor"], "REQUIRED")] : []),
    ...(Number.isInteger(input.seats) && input.seats >= 1 && input.seats <= 101
      ? []
      : [issue(["seats"], "OUT_OF_RANGE")]),
  ];
  if (faults.length > 0) return { ok: false, failure: invalidInput(...faults) };

  const now = scope.clock.now();
  const visitor = visitorHash(scope.signer, input.visitor);
  const loaded = await loadForStart(scope, input, visitor, now);
  const judged = judgeStart(scope, loaded, input, now);
  // With a key it may be the repetition of a hold that was had: the key decides, inside the transaction.
  if (!judged.ok && input.idempotencyKey === null) return judged;
  const id = newId(now, scope.random);
  return outcomeOf(async () => {
    const heldId = await scope.database.transaction(async (sql) => {
      if (input.idempotencyKey !== null && visitor !== null) {
        const repetition = await registerRequest(sql, {
          businessId: scope.business.id,
          caller: visitor,
          key: input.idempotencyKey,
          operation: "holdSlot",
          inputHash: inputHash([input.target, input.seats]),
          resultId: id,
          now,
        });
        if (repetition.kind === "conflict") throw new Refused({ code: "IDEMPOTENCY_CONFLICT" });
        if (repetition.kind === "again") return repetition.resultId;
      }
      if (!judged.ok) throw new Refused(judged.failure);
      const draft = holdDraft(scope, judged.value, { id, now, visitor, input });
      const taken = await takeHold(sql, scope.business.id, draft, now);
      if ("failure" in taken) throw new Refused(takingFailure(taken));
      return id;
    });
    return (await loadHold(scope.database.query, scope.business.id, heldId))!;
  });
}

function takingFailure(taken: Extract<TakenHold, { failure: string }>): Failure {
  switch (taken.failure) {
    case "STAFF":
      return { code: "STAFF_BUSY" };
    case "RESOURCE":
      return { code: "RESOURCE_UNAVAILABLE" };
    case "SEATS":
      return { code: "SEAT_SHORTAGE", available: taken.available ?? 0 };
    case "DAY":
      return { code: "SLOT_UNAVAILABLE", reason: "DAY_FULL" };
    case "CAP":
      return { code: "TOO_MANY_HOLDS" };
  }
}
