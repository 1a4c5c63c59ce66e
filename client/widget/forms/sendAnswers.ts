import type { AnswerDraft } from "../../../server/shared/forms/definition.ts";
import { ConnectionError } from "../../relay/retry.ts";
import type { Start } from "../../forms/upload/useUploads.ts";

export interface AnswersInput {
  readonly start: string;
  readonly idempotencyKey: string;
  readonly answers: readonly AnswerDraft[];
  readonly locale: string;
  readonly timeZone: string;
  /** The honeypot field. People leave it empty. */
  readonly website: string;
  readonly proof: string | null;
}

export interface SubmitResult {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: {
    readonly title: string | null | undefined;
    readonly text: string | null | undefined;
    readonly redirectUrl: string | null | undefined;
  };
  readonly band: { readonly title: string; readonly text: string | null | undefined } | null;
}

export interface SubmitFailureFields {
  readonly code?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly challenge?: string | undefined;
  readonly bits?: number | undefined;
}

interface Issue {
  readonly path: readonly string[];
  readonly code: string;
}

export type SubmitResponse = { readonly ended: SubmitResult } | { readonly refusal: SubmitFailureFields };

/** Reads the result of a mutation that submits answers. */
export function toSubmitResponse(
  result: SubmitFailureFields & {
    readonly outcome?: string | undefined;
    readonly ending?: SubmitResult["ending"] | undefined;
    readonly band?: SubmitResult["band"] | undefined;
  },
): SubmitResponse {
  const { outcome, ending, band = null } = result;
  if (outcome === undefined || ending === undefined) return { refusal: result };
  return { ended: { outcome: outcome === "DISQUALIFIED" ? "DISQUALIFIED" : "ACCEPTED", ending, band } };
}

/** `CHANGED` means that the questions changed, `GONE` that the form no longer exists. */
export type SendFailureCode =
  | "CONNECTION"
  | "TOO_MANY_ATTEMPTS"
  | "ALREADY_SENT"
  | "CHANGED"
  | "GONE"
  | "SUSPENDED"
  | "UNKNOWN";

export type SendOutcome =
  | { readonly ended: SubmitResult }
  | { readonly issues: readonly Issue[] }
  | { readonly problem: SendFailureCode };

export interface SendDependencies {
  readonly submit: (input: AnswersInput) => Promise<SubmitResponse>;
  readonly refetch: () => Promise<{ readonly start: Start; readonly isSameVersion: boolean } | null>;
  readonly solve: (challenge: string, bits: number) => Promise<string>;
  /** Returns the idempotency key. The same input gets the same key. */
  readonly getIdempotencyKey: (input: string) => string;
  readonly onChecking: (isChecking: boolean) => void;
}

/** The most proofs and starts for one submission, which prevents an endless loop. */
const MAX_ROUNDS = 6;

/**
 * Submits answers. Solves a demanded proof of work and replaces an expired start once. Never rejects and never changes
 * the answers.
 */
export async function sendAnswers(
  request: Omit<AnswersInput, "idempotencyKey" | "proof">,
  { submit, refetch, solve, getIdempotencyKey, onChecking }: SendDependencies,
): Promise<SendOutcome> {
  let { start } = request;
  let proof: string | null = null;
  let hasNewStart = false;
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const input = { ...request, start };
      // The proof is not part of the idempotent request.
      const response = await submit({
        ...input,
        idempotencyKey: getIdempotencyKey(JSON.stringify(input)),
        proof,
      });
      if ("ended" in response) return response;
      const { code, issues = [], challenge, bits } = response.refusal;
      const isStartExpired = code === "START_EXPIRED" || issues.some(({ path }) => path.at(-1) === "start");
      if (code === "PROOF_REQUIRED" && challenge !== undefined && bits !== undefined) {
        onChecking(true);
        proof = await solve(challenge, bits);
      } else if (isStartExpired && !hasNewStart) {
        hasNewStart = true;
        const refetched = await refetch();
        if (refetched === null) return { problem: "GONE" };
        if (!refetched.isSameVersion) return { problem: "CHANGED" };
        start = refetched.start.token;
        proof = null;
      } else return toSendOutcome(code, issues);
    }
    return { problem: "UNKNOWN" };
  } catch (error) {
    return { problem: error instanceof ConnectionError ? "CONNECTION" : "UNKNOWN" };
  } finally {
    onChecking(false);
  }
}

function toSendOutcome(code: string | undefined, issues: readonly Issue[]): SendOutcome {
  switch (code) {
    case "INVALID_INPUT":
      return { issues };
    case "TOO_MANY_ATTEMPTS":
      return { problem: "TOO_MANY_ATTEMPTS" };
    case "IDEMPOTENCY_CONFLICT":
      return { problem: "ALREADY_SENT" };
    case "FORM_NOT_FOUND":
    case "SURVEY_NOT_FOUND":
      return { problem: "GONE" };
    case "BUSINESS_SUSPENDED":
      return { problem: "SUSPENDED" };
    default:
      return { problem: "UNKNOWN" };
  }
}
