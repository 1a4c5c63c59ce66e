import type { IEnvironment, Variables } from "relay-runtime";
import type { ErrorView } from "../router/loadView.ts";
import type { SentZoneCities } from "../time/zoneNameStore.ts";
import type { Execute, GraphResponse } from "./environment.ts";

export interface RecordedResponse {
  readonly id: string;
  readonly variables: Variables;
  readonly answer: GraphResponse;
}

export interface PageData {
  readonly locale: string;
  readonly failure: ErrorView | null;
  readonly answers: readonly RecordedResponse[];
  readonly zoneCities: SentZoneCities;
}

export const pageDataElementId = "page-data";

export function recordResponses(execute: Execute): { execute: Execute; answers: RecordedResponse[] } {
  const answers: RecordedResponse[] = [];
  return {
    answers,
    execute: async (graphRequest) => {
      const answer = await execute(graphRequest);
      answers.push({ id: graphRequest.id, variables: graphRequest.variables, answer });
      return answer;
    },
  };
}

/**
 * Reports recorded queries as available without Relay's check, which would walk each response again in `loadQuery` and
 * `usePreloadedQuery`. The server's store never loses data.
 */
export function skipAvailabilityChecks(
  environment: IEnvironment,
  answers: readonly RecordedResponse[],
): void {
  const check = environment.check.bind(environment);
  environment.check = (operation) => {
    const { node, variables } = operation.request;
    const wantedKey = toRequestKey(node.params.id ?? "", variables);
    const isRecorded = answers.some(
      ({ answer, ...recordedRequest }) =>
        answer.data &&
        !answer.errors?.length &&
        toRequestKey(recordedRequest.id, recordedRequest.variables) === wantedKey,
    );
    return isRecorded ? { status: "available", fetchTime: null } : check(operation);
  };
}

/** Returns each recorded response once, and passes other requests to `execute`. */
export function replayResponses(recorded: readonly RecordedResponse[], execute: Execute): Execute {
  const unusedResponses = new Map(
    recorded.map((entry) => [toRequestKey(entry.id, entry.variables), entry.answer]),
  );
  return async (graphRequest) => {
    const key = toRequestKey(graphRequest.id, graphRequest.variables);
    const answer = unusedResponses.get(key);
    if (!answer) return execute(graphRequest);
    unusedResponses.delete(key);
    return answer;
  };
}

function toRequestKey(id: string, variables: Variables): string {
  // Both sides compute the variables with the same function, so the key order is equal.
  return JSON.stringify([id, variables]);
}
