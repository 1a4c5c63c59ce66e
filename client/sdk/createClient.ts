import { DaybookError, isTransient } from "./daybookError.ts";
import { type GraphResponse, parseBody, toDaybookError } from "./readResponse.ts";
import type { TypedDocument } from "./typedDocument.ts";
import { backoff, wait } from "./wait.ts";

export interface ClientOptions {
  /** Address of the graph, for example `https://book.example.com/graphql`. */
  readonly endpoint: string;
  /** API key. Without one the client acts as a visitor. Never send a key to a browser. */
  readonly key?: string | undefined;
  /** Language of messages, for example `de`. Default: English. */
  readonly locale?: string | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for one attempt. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Number of attempts after the first one. Default: 3. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds before the first retry, doubled for each further one. Default: 300. */
  readonly retryDelayMs?: number | undefined;
  /** A retry for which the server demands a longer pause is left to the caller. Default: 30,000 milliseconds. */
  readonly maxRetryDelayMs?: number | undefined;
}

export interface RequestOptions {
  /** Ends the request. The promise rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Returns the data although the key may not read some of its fields, which are then null. Without this option the request
   * throws, and the data is in `DaybookError.data`.
   */
  readonly allowPartial?: boolean | undefined;
}

export interface DaybookClient {
  /**
   * Executes a query or mutation and returns its data.
   *
   * A transient error is retried if the repetition is safe: for a query, and for a mutation in whose variables each input
   * has an `idempotencyKey`. Another mutation is sent once.
   *
   * @throws {DaybookError} if the request was not executed, or not completely
   */
  request<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /** Sends a document once and returns the response as it is. `path` is added to the endpoint. */
  send(document: TypedDocument<unknown, never>, variables: unknown, options: SendOptions): Promise<Response>;
}

export interface SendOptions {
  readonly path?: string;
  readonly accept: string;
  readonly signal: AbortSignal;
}

/** Creates a client of one business. It keeps no connection and no state. */
export function createClient(options: ClientOptions): DaybookClient {
  const { endpoint, key, locale, timeoutMs = 30_000, maxRetries = 3 } = options;
  const { retryDelayMs = 300, maxRetryDelayMs = 30_000 } = options;
  // `fetch` of a browser must not be called as a method of another object.
  const sendRequest = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  const send: DaybookClient["send"] = (document, variables, { path = "", accept, signal }) =>
    sendRequest(endpoint + path, {
      method: "POST",
      headers: {
        accept,
        "content-type": "application/json",
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(locale !== undefined && { "accept-language": locale }),
      },
      body: JSON.stringify({ query: String(document), variables }),
      signal,
    });

  const attempt = async (
    document: TypedDocument<unknown, never>,
    variables: unknown,
    more: RequestOptions,
  ) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = more.signal ? AbortSignal.any([more.signal, timeout]) : timeout;
    let response: Response;
    let text: string;
    try {
      response = await send(document, variables, { accept: "application/json", signal });
      text = await response.text();
    } catch (cause) {
      more.signal?.throwIfAborted();
      throw timeout.aborted
        ? new DaybookError("TIMEOUT", `No response within ${timeoutMs} ms.`, { cause })
        : new DaybookError("NETWORK_ERROR", "The connection failed.", { cause });
    }
    const body = parseBody(response, text);
    if (body.errors?.length && !(more.allowPartial && isReadable(body))) throw toDaybookError(body, response);
    return body.data;
  };

  return {
    send,
    async request<Data, Variables>(
      document: TypedDocument<Data, Variables>,
      variables: Variables,
      more: RequestOptions = {},
    ) {
      const retries = isRepeatable(String(document), variables) ? maxRetries : 0;
      for (let retry = 0; ; retry++) {
        try {
          return (await attempt(document as TypedDocument<Data, never>, variables, more)) as Data;
        } catch (error) {
          if (retry >= retries || !isTransient(error)) throw error;
          const { retryAfterSeconds } = error;
          const demanded = (retryAfterSeconds ?? 0) * 1000;
          if (demanded > maxRetryDelayMs) throw error;
          await wait(Math.max(demanded, backoff(retry, retryDelayMs, maxRetryDelayMs)), more.signal);
        }
      }
    },
  };
}

const PERMISSION_CODES: ReadonlySet<unknown> = new Set(["FORBIDDEN", "UNAUTHENTICATED"]);

function isReadable({ data, errors }: GraphResponse): boolean {
  return data != null && errors!.every(({ extensions }) => PERMISSION_CODES.has(extensions?.code));
}

/** Returns whether a second execution of a document changes nothing. */
function isRepeatable(text: string, variables: unknown): boolean {
  if (!/\bmutation\b/.test(text)) return true;
  const inputs = Object.values(variables ?? {}).filter(
    (value) => typeof value === "object" && value !== null,
  );
  return inputs.length > 0 && inputs.every((input) => typeof input.idempotencyKey === "string");
}
