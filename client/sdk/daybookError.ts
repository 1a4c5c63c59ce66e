/** One entry of `errors` in a response. */
export interface ResponseError {
  readonly message: string;
  /** Position of the field that is null because of the error. */
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>> & { readonly code?: string };
}

interface ErrorParts {
  readonly errors?: readonly ResponseError[] | undefined;
  readonly data?: unknown;
  readonly status?: number | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/**
 * A request that was not executed, or executed in part. Failures of a mutation, such as a taken slot, are part of its
 * data instead.
 */
export class DaybookError extends Error {
  override readonly name = "DaybookError";
  /**
   * Code of the first error, for example `UNAUTHENTICATED` or `RATE_LIMITED`. `/developers/errors` lists the codes of the
   * server. The client adds `NETWORK_ERROR`, `TIMEOUT`, `BAD_RESPONSE` and `STREAM_LOST`.
   */
  readonly code: string;
  /** Path of the field with the first error. Null if the whole request failed. */
  readonly path: readonly (string | number)[] | null;
  /** HTTP status. Null if there was no response. */
  readonly status: number | null;
  /** Seconds after which the server accepts the request again. Null if it did not say. */
  readonly retryAfterSeconds: number | null;
  /** All errors of the response. */
  readonly errors: readonly ResponseError[];
  /** Data that the server returned beside the errors. Null if there is none. */
  readonly data: unknown;

  constructor(code: string, message: string, parts: ErrorParts = {}) {
    super(`${code}: ${message}`, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.code = code;
    this.errors = parts.errors ?? [];
    this.path = this.errors[0]?.path ?? null;
    this.status = parts.status ?? null;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
    this.data = parts.data ?? null;
  }
}

const TRANSIENT_CODES: ReadonlySet<string> = new Set([
  "NETWORK_ERROR",
  "TIMEOUT",
  "STREAM_LOST",
  "RATE_LIMITED",
  "UNAVAILABLE",
  "OVERLOADED",
  "OPERATION_TIMED_OUT",
  "SERVER_STOPPING",
  "READER_TOO_SLOW",
  "TOO_MANY_STREAMS",
]);

/** Returns whether the same request can succeed later. */
export const isTransient = (error: unknown): error is DaybookError =>
  error instanceof DaybookError && TRANSIENT_CODES.has(error.code);
