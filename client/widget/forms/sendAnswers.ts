import type { AnswerDraft } from "../../../server/shared/forms/definition.ts";
import { ConnectionError } from "../../relay/retry.ts";
import type { Start } from "./upload/useUploads.ts";

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

export interface Ended {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: {
    readonly title: string;
    readonly text: string;
    readonly redirectUrl: string | null | undefined;
  };
  readonly band: { readonly title: string; readonly text: string } | null;
}

export interface AnsweredRefusal {
  readonly code?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly challenge?: string | undefined;
  readonly bits?: number | undefined;
}

interface Issue {
  readonly path: readonly string[];
  readonly code: string;
}

export type Answered = { readonly ended: Ended } | { readonly refusal: AnsweredRefusal };

/** `CHANGED` means that the questions changed, `GONE` that the form no longer exists. */
export type SendProblem =
  | "CONNECTION"
  | "TOO_MANY_ATTEMPTS"
  | "ALREADY_SENT"
  | "CHANGED"
  | "GONE"
  | "UNKNOWN";

export type Sent =
  | { readonly ended: Ended }
  | { readonly issues: readonly Issue[] }
  | { readonly problem: SendProblem };

export interface SendTools {
  readonly submit: (input: AnswersInput) => Promise<Answered>;
  readonly renew: () => Promise<{ readonly start: Start; readonly isSameVersion: boolean } | null>;
  readonly solve: (challenge: string, bits: number) => Promise<string>;
  /** Returns the idempotency key. The same input gets the same key. */
  readonly keyFor: (input: string) => string;
  readonly onChecking: (isChecking: boolean) => void;
}

/** The most proofs and starts for one submission, which prevents an endless loop. */
const mostRounds = 6;

/**
 * Submits answers. Solves a demanded proof of work and replaces an expired start once. Never rejects and never changes
 * the answers.
 */
export async function sendAnswers(
  request: Omit<AnswersInput, "idempotencyKey" | "proof">,
  { submit, renew, solve, keyFor, onChecking }: SendTools,
): Promise<Sent> {
  let { start } = request;
  let proof: string | null = null;
  let isRenewed = false;
  try {
    for (let round = 0; round < mostRounds; round += 1) {
      const input = { ...request, start };
      // The proof is not part of the idempotent request.
      const answered = await submit({ ...input, idempotencyKey: keyFor(JSON.stringify(input)), proof });
      if ("ended" in answered) return answered;
      const { code, issues = [], challenge, bits } = answered.refusal;
      const hasEnded = code === "START_EXPIRED" || issues.some(({ path }) => path.at(-1) === "start");
      if (code === "PROOF_REQUIRED" && challenge !== undefined && bits !== undefined) {
        onChecking(true);
        proof = await solve(challenge, bits);
      } else if (hasEnded && !isRenewed) {
        isRenewed = true;
        const renewed = await renew();
        if (renewed === null) return { problem: "GONE" };
        if (!renewed.isSameVersion) return { problem: "CHANGED" };
        start = renewed.start.token;
        proof = null;
      } else return refusalOf(code, issues);
    }
    return { problem: "UNKNOWN" };
  } catch (error) {
    return { problem: error instanceof ConnectionError ? "CONNECTION" : "UNKNOWN" };
  } finally {
    onChecking(false);
  }
}

function refusalOf(code: string | undefined, issues: readonly Issue[]): Sent {
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
    default:
      return { problem: "UNKNOWN" };
  }
}
