/** A response with errors: a bug, an outage or a rejected request, never a failure that the visitor can resolve. */
export class GraphError extends Error {
  override readonly name = "GraphError";
  readonly code: string;
  /** Id of the details in the server's log. */
  readonly requestId: string | null;

  constructor(message: string, code: string, requestId: string | null) {
    super(message);
    this.code = code;
    this.requestId = requestId;
  }
}

export interface GraphErrorEntry {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export function toGraphError(errors: readonly GraphErrorEntry[]): GraphError {
  const [first] = errors;
  const code = first?.extensions?.["code"];
  const requestId = first?.extensions?.["requestId"];
  return new GraphError(
    first?.message ?? "No answer of the graph",
    typeof code === "string" ? code : "INTERNAL_SERVER_ERROR",
    typeof requestId === "string" ? requestId : null,
  );
}

export function getHttpStatus(code: string): number {
  switch (code) {
    case "BAD_USER_INPUT":
    case "INVALID_INPUT":
    case "GRAPHQL_VALIDATION_FAILED":
      return 400;
    case "UNAUTHENTICATED":
      return 401;
    case "FORBIDDEN":
      return 403;
    case "NOT_FOUND":
      return 404;
    case "RATE_LIMITED":
      return 429;
    case "UNAVAILABLE":
      return 503;
    default:
      return 500;
  }
}
