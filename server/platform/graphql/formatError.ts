import type { GraphQLFormattedError } from "graphql";
import { limitCodeKey } from "./limits/limits.ts";
import { isUnavailable, unavailableCode, unavailableMessage } from "./unavailable.ts";

export const internalErrorCode = "INTERNAL_SERVER_ERROR";

/** The last error that graphql-js reports for variables with more than 50 errors. It has no code. */
const TOO_MANY_VARIABLE_ERRORS =
  "Too many errors processing variables, error limit reached. Execution aborted.";

/** Errors without a code are bugs or outages. */
export function hasPublicCode(error: Pick<GraphQLFormattedError, "extensions">): boolean {
  const code = error.extensions?.["code"];
  return typeof code === "string" && code !== internalErrorCode;
}

/**
 * Masks errors without a code. A lost database becomes `UNAVAILABLE`.
 * @param thrown the error that a resolver threw
 */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { [limitCodeKey]: limitCode, ...extensions } = formatted.extensions ?? {};
  if (limitCode !== undefined) return { ...formatted, extensions: { ...extensions, code: limitCode } };
  if (hasPublicCode(formatted)) return formatted;
  if (formatted.path === undefined && formatted.message === TOO_MANY_VARIABLE_ERRORS)
    return { ...formatted, extensions: { ...extensions, code: "BAD_USER_INPUT" } };
  const path = formatted.path ? { path: formatted.path } : {};
  if (isUnavailable(thrown))
    return { message: unavailableMessage, ...path, extensions: { code: unavailableCode } };
  return {
    message: /* i18n */ "Internal server error",
    ...path,
    extensions: { code: internalErrorCode },
  };
}

export function removeSuggestion(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const code = formatted.extensions?.["code"];
  if (code !== "GRAPHQL_VALIDATION_FAILED" && code !== "BAD_USER_INPUT") return formatted;
  return { ...formatted, message: formatted.message.replace(/ Did you mean [^?]*\?$/, "") };
}
