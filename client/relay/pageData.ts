import type { IEnvironment, Variables } from "relay-runtime";
import type { ErrorView } from "../router/loadView.ts";
import type { SentZoneCities } from "../time/zoneNameStore.ts";
import type { Execute, GraphAnswer } from "./environment.ts";

/** One question that the server asked while rendering, with its answer. */
export interface RecordedAnswer {
  readonly id: string;
  readonly variables: Variables;
  readonly answer: GraphAnswer;
}

/** What the server's HTML carries for the browser to begin where the server stopped. */
export interface PageData {
  readonly locale: string;
  /** The error page that the server showed, if it did. */
  readonly failure: ErrorView | null;
  readonly answers: readonly RecordedAnswer[];
  /** The cities of the zones that the page names, in its language. */
  readonly zoneCities: SentZoneCities;
}

/** The element that carries `PageData`; `server/platform/http/pages/document.ts` writes it. */
export const pageDataElementId = "page-data";

/** Passes every question on and keeps what was asked and answered. */
export function recordAnswers(execute: Execute): { execute: Execute; answers: RecordedAnswer[] } {
  const answers: RecordedAnswer[] = [];
  return {
    answers,
    execute: async (question) => {
      const answer = await execute(question);
      answers.push({ id: question.id, variables: question.variables, answer });
      return answer;
    },
  };
}

/**
 * Makes Relay take every recorded answer as available. The store of a page on the server loses nothing, but Relay walks the whole
 * answer again in `loadQuery` and in `usePreloadedQuery`.
 */
export function skipChecks(environment: IEnvironment, answers: readonly RecordedAnswer[]): void {
  const check = environment.check.bind(environment);
  environment.check = (operation) => {
    const { node, variables } = operation.request;
    const wanted = keyOf(node.params.id ?? "", variables);
    const isWhole = answers.some(
      ({ answer, ...asked }) =>
        answer.data && !answer.errors?.length && keyOf(asked.id, asked.variables) === wanted,
    );
    return isWhole ? { status: "available", fetchTime: null } : check(operation);
  };
}

/** Answers each recorded question once from the page itself, and everything else through `execute`. */
export function replayAnswers(recorded: readonly RecordedAnswer[], execute: Execute): Execute {
  const waiting = new Map(recorded.map((entry) => [keyOf(entry.id, entry.variables), entry.answer]));
  return async (question) => {
    const key = keyOf(question.id, question.variables);
    const answer = waiting.get(key);
    if (!answer) return execute(question);
    waiting.delete(key);
    return answer;
  };
}

function keyOf(id: string, variables: Variables): string {
  // Both sides compute the variables by the same function, so their order is the same too.
  return JSON.stringify([id, variables]);
}
