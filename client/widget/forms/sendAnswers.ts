import type { AnswerDraft } from "../../../server/shared/forms/definition.ts";
import { ConnectionError } from "../../relay/retry.ts";
import type { Start } from "./upload/useUploads.ts";

/** What is sent of a form or a survey. */
export interface AnswersInput {
  readonly start: string;
  readonly idempotencyKey: string;
  readonly answers: readonly AnswerDraft[];
  readonly locale: string;
  readonly timeZone: string;
  /** What only a program fills in. */
  readonly website: string;
  readonly proof: string | null;
}

/** How it ended, and what is shown then. */
export interface Ended {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: {
    readonly title: string;
    readonly text: string;
    readonly redirectUrl: string | null | undefined;
  };
  /** What the score means, where one is told. */
  readonly band: { readonly title: string; readonly text: string } | null;
}

/** A failure as the mutations ask for it. */
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

/** What the graph answered. */
export type Answered = { readonly ended: Ended } | { readonly refusal: AnsweredRefusal };

/** Why it was not sent: `CHANGED`, something else is asked now; `GONE`, it is asked no more. */
export type SendProblem =
  | "CONNECTION"
  | "TOO_MANY_ATTEMPTS"
  | "ALREADY_SENT"
  | "CHANGED"
  | "GONE"
  | "UNKNOWN";

/** What came of sending. */
export type Sent =
  | { readonly ended: Ended }
  | { readonly issues: readonly Issue[] }
  | { readonly problem: SendProblem };

/** What sending is done with. */
export interface SendTools {
  readonly submit: (input: AnswersInput) => Promise<Answered>;
  /** Takes a new start; null: it is asked no more. */
  readonly renew: () => Promise<{ readonly start: Start; readonly isSameVersion: boolean } | null>;
  readonly solve: (challenge: string, bits: number) => Promise<string>;
  /** The key for sending this: the same again for the same, a new one for another. */
  readonly keyFor: (input: string) => string;
  readonly onChecking: (isChecking: boolean) => void;
}

/** Proofs and starts that are taken for one press of the button; more would be a circle. */
const mostRounds = 6;

/**
 * Sends answers: works a proof out where one is asked for, and takes a new start where the old one has ended. Never
 * rejects; what was typed is not touched.
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
      // A proof is no part of what is asked for: with it, it is the same request.
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
