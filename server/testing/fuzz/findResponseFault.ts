import type { LightMyRequestResponse } from "fastify";

interface GraphBody {
  readonly data?: unknown;
  readonly errors?: readonly Partial<{
    readonly message: unknown;
    readonly path: unknown;
    readonly extensions: Record<string, unknown>;
  }>[];
}

/** Returns what a response to bad input must not contain, or null. */
export function findResponseFault(reply: LightMyRequestResponse): string | null {
  // A slow machine sheds load.
  if (reply.body.includes('"OVERLOADED"')) return null;
  if (reply.statusCode >= 500) return `status ${reply.statusCode}`;
  let body: GraphBody;
  try {
    body = JSON.parse(reply.body) as GraphBody;
  } catch {
    return "no JSON";
  }
  if (body.data === undefined && !body.errors?.length) return "neither data nor errors";
  for (const error of body.errors ?? []) {
    const code = error.extensions?.["code"];
    if (code === "INTERNAL_SERVER_ERROR") return "an internal error";
    if (typeof code !== "string" || code === "") return "an error without a code";
    if (typeof error.message !== "string" || error.message === "") return "an error without a message";
    // Errors before the execution have no data.
    if (body.data !== undefined && !(Array.isArray(error.path) && error.path.length > 0))
      return "an error without a path";
  }
  return null;
}
