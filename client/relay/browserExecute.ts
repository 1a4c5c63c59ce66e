import { accountHeaders } from "./accountHeaders.ts";
import type { Execute, GraphResponse, GraphRequest } from "./environment.ts";
import { holdHeaders, getTabStorage } from "./holdHeaders.ts";
import { BusyError, ConnectionError, ServerError, withRetry, type Sleep } from "./retry.ts";

const attemptTimeoutMilliseconds = 20_000;

const transientStatuses = new Set([502, 503, 504]);

/** Sends persisted documents by id. Repeatable requests are retried after a dropped connection. */
export function browserExecute(fetchImpl: typeof fetch, sleep?: Sleep): Execute {
  return (request) => {
    const attempt = () => post(fetchImpl, request);
    return request.isRepeatable ? withRetry(attempt, sleep) : attempt();
  };
}

async function post(
  fetchImpl: typeof fetch,
  { id, variables, bypassesCache }: GraphRequest,
): Promise<GraphResponse> {
  let response: Response;
  let text: string;
  try {
    response = await fetchImpl("/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json;q=0.9",
        // The graph's messages use the page's language, not the browser's.
        "accept-language": document.documentElement.lang,
        ...accountHeaders(globalThis.location?.pathname ?? ""),
        ...holdHeaders(getTabStorage(), Date.now()),
        ...(bypassesCache && { "cache-control": "no-cache" }),
      },
      body: JSON.stringify({ id, variables }),
      signal: AbortSignal.timeout(attemptTimeoutMilliseconds),
    });
    text = await response.text();
  } catch (cause) {
    throw new ConnectionError("No connection", { cause });
  }
  if (response.status === 503 && text.includes('"OVERLOADED"')) throw new BusyError(readRetryAfter(response));
  if (transientStatuses.has(response.status)) throw new ServerError(response.status, true);
  try {
    return JSON.parse(text) as GraphResponse;
  } catch (cause) {
    if (response.status >= 500) throw new ServerError(response.status, false);
    throw new ConnectionError("No answer of the graph", { cause });
  }
}

const maxWaitMilliseconds = 5_000;

function readRetryAfter(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, maxWaitMilliseconds) : 0;
}
