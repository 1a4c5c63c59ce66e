import type { Failure } from "../../shared/failures/failure.ts";
import { uuidBytes } from "../../shared/ids/bytes.ts";
import { countAttempt } from "../../platform/http/limits/countAttempts.ts";
import { limitsByAddress } from "../../platform/http/limits/countedAddress.ts";
import { LONGEST_PROOF, MOST_PROOF_BITS, zeroBits } from "./proofOfWork.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Start } from "../questionnaires/startTokens.ts";

/** From when on submitting costs something. Nothing here looks at who somebody is, or follows them. */
export interface SpamLimits {
  /** Whoever has read and answered faster than this, in milliseconds, is probably a program. */
  readonly youngMs: number;
  /** Attempts of one address at one form or survey in ten minutes: more have to work, still more are refused. */
  readonly free: number;
  readonly most: number;
}

export const SPAM_LIMITS: SpamLimits = { youngMs: 2000, free: 5, most: 30 };

const WINDOW_MINUTES = 10;
const BITS = { least: 16, most: MOST_PROOF_BITS } as const;

/**
 * Returns null if a submission may proceed; otherwise the failure: proof of work is required, or there were too many attempts. One
 * statement.
 *
 * The work is hashcash's: a text whose SHA-256, written after the challenge, begins with so many zero bits. The challenge
 * belongs to the start, so work is good for one submission.
 */
export async function spamCost(
  scope: Scope,
  start: Start,
  from: { readonly clientAddress: string; readonly proof?: string | null | undefined },
): Promise<Failure | null> {
  const limits = scope.spam ?? SPAM_LIMITS;
  const now = scope.clock.now();
  const count = limitsByAddress(scope) ? await countSubmission(scope, start, from.clientAddress) : 0;
  if (count > limits.most) return { code: "TOO_MANY_ATTEMPTS" };
  const isYoung = now - start.startedAt < limits.youngMs;
  const bits = bitsAsked(count, isYoung, limits);
  if (bits === 0) return null;
  const challenge = challengeOf(scope, start);
  // Whoever works is not asked for more meanwhile: sending the proof is an attempt as well.
  const enough = bitsAsked(count - 1, isYoung, limits) || bits;
  const { proof } = from;
  if (proof != null && proof.length <= LONGEST_PROOF && zeroBits(challenge + proof) >= enough) return null;
  return { code: "PROOF_REQUIRED", challenge, bits };
}

/** Counts one attempt of an address at one form. Returns the total of the current window. */
function countSubmission(scope: Scope, start: Start, clientAddress: string): Promise<number> {
  const kind = `submit ${start.kind} ${start.formId}`;
  return countAttempt(scope, { kind, text: clientAddress, minutes: WINDOW_MINUTES });
}

function bitsAsked(count: number, isYoung: boolean, { free, most }: SpamLimits): number {
  if (count <= free) return isYoung ? BITS.least : 0;
  const steps = BITS.most - BITS.least;
  return (
    BITS.least + Math.min(steps, Math.floor(((count - free - 1) * (steps + 1)) / Math.max(1, most - free)))
  );
}

function challengeOf({ signer, business }: Scope, { startId }: Start): string {
  return signer.seal("proof", business.id, uuidBytes(startId));
}
