import { actingHeaders } from "./actingHeaders.ts";
import type { Execute, GraphAnswer, Question } from "./environment.ts";
import { holdHeaders, tabStorage } from "./holdHeaders.ts";
import { BusyError, ConnectionError, ServerError, withRetry, type Sleep } from "./retry.ts";

const attemptTimeoutMilliseconds = 20_000;

const passingStatuses = new Set([502, 503, 504]);

/** Sends persisted documents by id. Repeatable requests are retried after a dropped connection. */
export function browserExecute(fetchAnswer: typeof fetch, sleep?: Sleep): Execute {
  return (question) => {
    const attempt = () => post(fetchAnswer, question);
    return question.isRepeatable ? withRetry(attempt, sleep) : attempt();
  };
}

async function post(fetchAnswer: typeof fetch, { id, variables, isFresh }: Question): Promise<GraphAnswer> {
  let response: Response;
  let text: string;
  try {
    response = await fetchAnswer("/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json;q=0.9",
        // The graph's messages use the page's language, not the browser's.
        "accept-language": document.documentElement.lang,
        ...actingHeaders(globalThis.location?.pathname ?? ""),
        ...holdHeaders(tabStorage(), Date.now()),
        ...(isFresh && { "cache-control": "no-cache" }),
      },
      body: JSON.stringify({ id, variables }),
      signal: AbortSignal.timeout(attemptTimeoutMilliseconds),
    });
    text = await response.text();
  } catch (cause) {
    throw new ConnectionError("The connection dropped", { cause });
  }
  if (response.status === 503 && text.includes('"OVERLOADED"')) throw new BusyError(waitOf(response));
  if (passingStatuses.has(response.status)) throw new ServerError(response.status, true);
  try {
    return JSON.parse(text) as GraphAnswer;
  } catch (cause) {
    if (response.status >= 500) throw new ServerError(response.status, false);
    throw new ConnectionError("The answer was not the graph's", { cause });
  }
}

const longestWaitMilliseconds = 5_000;

function waitOf(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, longestWaitMilliseconds) : 0;
}
