import type { FailureWith } from "../../shared/failures/failure.ts";
import { parseUuid } from "../../shared/ids/bytes.ts";
import { countAttempt } from "./countAttempts.ts";
import { hasAddressLimits } from "../../platform/http/limits/countedAddress.ts";
import { LONGEST_PROOF, MOST_PROOF_BITS, PROOF, zeroBits } from "./proofOfWork.ts";
import type { Scope } from "../../platform/database/scope.ts";

export interface SpamLimits {
  /** A submission that comes earlier, in milliseconds, probably comes from a program. */
  readonly youngMs: number;
  /**
   * Attempts of one address at one form or survey in ten minutes. More than `free` need proof of work; more than `most`
   * are rejected.
   */
  readonly free: number;
  readonly most: number;
}

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly spamLimits: SpamLimits;
  }
}

export const SPAM_LIMITS: SpamLimits = { youngMs: 2000, free: 5, most: 30 };

/** The opening of a form or survey that is submitted now. */
interface SubmittedStart {
  readonly kind: string;
  readonly formId: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly startId: string;
}

const WINDOW_MINUTES = 10;
const BITS = { least: 16, most: MOST_PROOF_BITS } as const;

/**
 * Returns null if a submission may proceed.
 *
 * The proof is a hashcash: SHA-256 over the challenge and the proof begins with the required number of zero bits. The
 * challenge depends on the start, so a proof is valid for one submission.
 */
export async function checkSpam(
  scope: Scope,
  start: SubmittedStart,
  sender: { readonly clientAddress: string; readonly proof?: string | null | undefined },
): Promise<FailureWith<"TOO_MANY_ATTEMPTS" | "PROOF_REQUIRED"> | null> {
  const limits = scope.spamLimits;
  const now = scope.clock.now();
  const count = hasAddressLimits(scope) ? await countSubmission(scope, start, sender.clientAddress) : 0;
  if (count > limits.most) return { code: "TOO_MANY_ATTEMPTS" };
  const isFast = now - start.startedAt < limits.youngMs;
  const bits = requiredBits(count, isFast, limits);
  if (bits === 0) return null;
  const challenge = createChallenge(scope, start);
  // The submission with the proof counts as an attempt too, which must not raise the required bits.
  const acceptedBits = requiredBits(count - 1, isFast, limits) || bits;
  const { proof } = sender;
  if (proof != null && proof.length <= LONGEST_PROOF && zeroBits(challenge + proof) >= acceptedBits)
    return null;
  return { code: "PROOF_REQUIRED", challenge, bits };
}

function countSubmission(scope: Scope, start: SubmittedStart, clientAddress: string): Promise<number> {
  const kind = `submit ${start.kind} ${start.formId}`;
  return countAttempt(scope, { kind, text: clientAddress, minutes: WINDOW_MINUTES });
}

function requiredBits(count: number, isFast: boolean, { free, most }: SpamLimits): number {
  if (count <= free) return isFast ? BITS.least : 0;
  const steps = BITS.most - BITS.least;
  return (
    BITS.least + Math.min(steps, Math.floor(((count - free - 1) * (steps + 1)) / Math.max(1, most - free)))
  );
}

function createChallenge({ signer, business }: Scope, { startId }: SubmittedStart): string {
  return signer.seal(PROOF, business.id, parseUuid(startId));
}
