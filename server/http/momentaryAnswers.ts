import type { FastifyRequest } from "fastify";
import type { PersistedDocuments } from "../graphql/persistedDocuments.ts";
import { capabilitiesOf } from "./capabilities.ts";
import type { ChangeCount } from "./momentaryPages.ts";
import { hostOf, localeOf, originOf } from "./requestInfo.ts";

/** How long an answer is kept, and how much of all answers. */
export interface AnswerLimits {
  readonly keptMs: number;
  readonly maxCharacters: number;
  /** Returns milliseconds that never decrease. */
  readonly elapsed: () => number;
}

const LIMITS: AnswerLimits = { keptMs: 1_000, maxCharacters: 4_000_000, elapsed: () => performance.now() };

/** Longer bodies are rarely sent twice. */
const LONGEST_QUESTION = 1_000;

/** A question that others may ask as well. */
export interface SharedQuestion {
  readonly key: string;
  /** Milliseconds, by the clock of the limits. */
  readonly askedAt: number;
}

/** Answers to queries of the widget's own documents that are kept for a moment, as pages are (`momentaryPages.ts`). */
export interface MomentaryAnswers {
  /**
   * Returns the question of a request with a persisted document. Null if the answer may be one visitor's: the request has a
   * cookie or a credential, its variables have a key, or its operation is no query. Null if the caller wants no kept answer
   * (`cache-control: no-cache`, RFC 9111, 5.2.1.4), as the widget does after a mutation.
   */
  questionOf(request: FastifyRequest, id: string, variables: unknown): SharedQuestion | null;
  find(question: SharedQuestion): string | null;
  keep(question: SharedQuestion, answer: string): void;
}

/** Keeps no answer yet. The key of an answer contains the number of changes, so whoever changed something is answered anew. */
export function createMomentaryAnswers(
  documents: PersistedDocuments,
  changeCount: ChangeCount,
  { keptMs, maxCharacters, elapsed }: AnswerLimits = LIMITS,
): MomentaryAnswers {
  const kept = new Map<string, { readonly answer: string; readonly askedAt: number }>();
  let characters = 0;
  return {
    questionOf(request, id, variables) {
      const { method, headers } = request;
      if (method !== "POST" || headers.cookie !== undefined || headers.authorization !== undefined)
        return null;
      if (headers["cache-control"]?.includes("no-cache")) return null;
      if (!documents.find(id)?.startsWith("query ") || capabilitiesOf(variables).size > 0) return null;
      const body = JSON.stringify(request.body);
      if (body.length > LONGEST_QUESTION) return null;
      const caller = `${hostOf(request)} ${originOf(request)} ${localeOf(request)} ${headers.accept ?? ""}`;
      return { key: `${changeCount()} ${caller} ${body}`, askedAt: elapsed() };
    },
    find({ key, askedAt }) {
      const found = kept.get(key);
      return found && askedAt - found.askedAt < keptMs ? found.answer : null;
    },
    keep({ key, askedAt }, answer) {
      const length = key.length + answer.length;
      // Everything here is over within a second, so it is not worth choosing what leaves first.
      if (characters + length > maxCharacters) {
        kept.clear();
        characters = 0;
      }
      characters += length;
      kept.set(key, { answer, askedAt });
    },
  };
}
