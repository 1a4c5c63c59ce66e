import type { AnswerDraft, Ending } from "../domain/forms/definition.ts";
import type { Outcome, Scope } from "./scope.ts";

/** The answers to a form as they were sent. */
export interface SubmitInput {
  readonly start: string;
  readonly idempotencyKey: string;
  readonly answers: readonly AnswerDraft[];
  readonly locale: string;
  readonly timeZone: string;
  /** What only a program fills in. */
  readonly website?: string | null | undefined;
  readonly proof?: string | null | undefined;
  readonly clientAddress: string;
}

/** What became of the answers, and what is shown then. */
export interface Submitted {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
}

/** Not there yet. */
export async function submitForm(_scope: Scope, _input: SubmitInput): Promise<Outcome<Submitted>> {
  return { ok: false, failure: { code: "FORM_NOT_FOUND" } };
}
