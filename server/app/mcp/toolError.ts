import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { FailureData } from "./documents.ts";

/** Codes of failures that a tool finds itself. All others are codes of the graph. */
export type ToolCode =
  | "INVALID_INPUT"
  | "NOT_FOUND"
  | "INTERNAL_SERVER_ERROR"
  | "CONFIRMATION_INVALID"
  | "CONFIRMATION_EXPIRED";

/** A failure that the caller receives as a tool result. */
export class ToolError extends Error {
  readonly failure: FailureData;

  constructor(failure: FailureData) {
    super(failure.code);
    this.failure = failure;
  }
}

export function notFound(message: string): ToolError {
  const code: ToolCode = "NOT_FOUND";
  return new ToolError({ code, message });
}

/** Returns the payload of a mutation or a look-up. */
export function unwrapResult<Payload extends object>(result: Payload | FailureData): Payload {
  if ("code" in result && "message" in result) throw new ToolError(result);
  return result as Payload;
}

/** Other starts of the same date that a failure names. */
const MAX_NAMED_STARTS = 10;

/**
 * The failure is in `_meta` too, because clients validate `structuredContent` of failures against the output schema.
 */
export function toErrorResult({ code, message, issues, reason, day }: FailureData): CallToolResult {
  const starts = day?.starts.slice(0, MAX_NAMED_STARTS) ?? [];
  const lines = [
    `${code}: ${message}`,
    ...(issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    ...(reason === undefined ? [] : [`Reason: ${reason}`]),
    ...(starts.length === 0 ? [] : [`Free starts on that date: ${starts.join(", ")}`]),
  ];
  const failure = {
    code,
    message,
    ...(issues && { issues }),
    ...(reason !== undefined && { reason }),
    ...(starts.length > 0 && { starts }),
  };
  return { isError: true, content: [{ type: "text", text: lines.join("\n") }], _meta: { failure } };
}
