import type { GraphQLFormattedError } from "graphql";
import { limitCodeKey } from "./limits/limits.ts";
import { isUnavailable, unavailableCode, unavailableMessage } from "./unavailable.ts";

/** Stands for everything that is no caller's business. */
export const internalErrorCode = "INTERNAL_SERVER_ERROR";

/** True for an error that was thrown on purpose, with a code for the caller. Everything else is a bug or an outage. */
export function isMeantForCaller(error: Pick<GraphQLFormattedError, "extensions">): boolean {
  const code = error.extensions?.["code"];
  return typeof code === "string" && code !== internalErrorCode;
}

/**
 * Returns the error that a caller receives. Errors with a code stay, a lost database gets `UNAVAILABLE`, and every other error is
 * replaced by one that contains no details.
 *
 * @param thrown the error that a resolver threw
 */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { [limitCodeKey]: limitCode, ...extensions } = formatted.extensions ?? {};
  if (limitCode !== undefined) return { ...formatted, extensions: { ...extensions, code: limitCode } };
  if (isMeantForCaller(formatted)) return formatted;
  const path = formatted.path ? { path: formatted.path } : {};
  if (isUnavailable(thrown))
    return { message: unavailableMessage, ...path, extensions: { code: unavailableCode } };
  return {
    message: /* i18n */ "Internal server error",
    ...path,
    extensions: { code: internalErrorCode },
  };
}

/** An error without what graphql-js guesses was meant: whoever wants the names asks for the schema. */
export function withoutSuggestion(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const code = formatted.extensions?.["code"];
  if (code !== "GRAPHQL_VALIDATION_FAILED" && code !== "BAD_USER_INPUT") return formatted;
  return { ...formatted, message: formatted.message.replace(/ Did you mean [^?]*\?$/, "") };
}
