import { actingHeaders } from "./actingHeaders.ts";
import type { Execute, GraphAnswer, Question } from "./environment.ts";
import { holdHeaders, tabStorage } from "./holdHeaders.ts";
import { BusyError, ConnectionError, ServerError, withRetry, type Sleep } from "./retry.ts";

/** An attempt without an answer after this long counts as a dropped connection. */
const attemptTimeoutMilliseconds = 20_000;

/** Statuses that a proxy or a stopping server gives; the graph itself only what took too long and was given up. */
const passingStatuses = new Set([502, 503, 504]);

/** Asks the graph over HTTP, by document id alone. What may be repeated is, after a dropped connection. */
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
        // What it refuses it says in the language that the page speaks, whatever the browser's is.
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

/** The longest pause between two attempts, even if the server asks for a longer one. */
const longestWaitMilliseconds = 5_000;

/** Returns `Retry-After` in milliseconds. 0 without the header. */
function waitOf(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, longestWaitMilliseconds) : 0;
}
