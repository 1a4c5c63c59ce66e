import type { IEnvironment, Variables } from "relay-runtime";
import type { ErrorView } from "../router/loadView.ts";
import type { SentZoneCities } from "../time/zoneNameStore.ts";
import type { Execute, GraphAnswer } from "./environment.ts";

export interface RecordedAnswer {
  readonly id: string;
  readonly variables: Variables;
  readonly answer: GraphAnswer;
}

export interface PageData {
  readonly locale: string;
  readonly failure: ErrorView | null;
  readonly answers: readonly RecordedAnswer[];
  readonly zoneCities: SentZoneCities;
}

export const pageDataElementId = "page-data";

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
 * Reports recorded queries as available without Relay's check, which would walk each response again in `loadQuery` and
 * `usePreloadedQuery`. The server's store never loses data.
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

/** Returns each recorded response once, and passes other requests to `execute`. */
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
  // Both sides compute the variables with the same function, so the key order is equal.
  return JSON.stringify([id, variables]);
}
