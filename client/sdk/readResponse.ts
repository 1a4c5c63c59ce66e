import { DaybookError, type ResponseError } from "./daybookError.ts";

export interface GraphResponse {
  readonly data?: unknown;
  readonly errors?: readonly ResponseError[];
}

/** Statuses of a proxy whose server is not reachable. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** @throws {DaybookError} `BAD_RESPONSE` or `UNAVAILABLE` if the body is not a GraphQL response */
export function parseBody(response: Response, text: string): GraphResponse {
  try {
    const body = JSON.parse(text) as unknown;
    if (typeof body === "object" && body !== null && ("data" in body || "errors" in body))
      return body as GraphResponse;
  } catch {
    // Proxies respond with pages.
  }
  const code = GATEWAY_STATUSES.has(response.status) ? "UNAVAILABLE" : "BAD_RESPONSE";
  throw new DaybookError(code, `The response with status ${response.status} is not a result.`, {
    status: response.status,
    retryAfterSeconds: readRetryAfter(response),
  });
}

export function toDaybookError({ errors = [], data }: GraphResponse, response: Response): DaybookError {
  const [error] = errors;
  const seconds = error?.extensions?.["retryAfterSeconds"];
  return new DaybookError(error?.extensions?.code ?? "BAD_RESPONSE", error?.message ?? "No error is named.", {
    errors,
    data,
    status: response.status,
    retryAfterSeconds: readRetryAfter(response) ?? (typeof seconds === "number" ? seconds : undefined),
  });
}

/** Seconds of the header `Retry-After`, which is a number or a date. */
function readRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get("retry-after");
  if (!value) return undefined;
  const seconds = Number.isNaN(Number(value)) ? (Date.parse(value) - Date.now()) / 1000 : Number(value);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
