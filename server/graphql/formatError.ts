import type { GraphQLFormattedError } from "graphql";

/** Stands for everything that is no caller's business. */
export const internalErrorCode = "INTERNAL_SERVER_ERROR";

/** True for an error that was thrown on purpose, with a code for the caller. Everything else is a bug or an outage. */
export function isMeantForCaller(error: Pick<GraphQLFormattedError, "extensions">): boolean {
  const code = error.extensions?.["code"];
  return typeof code === "string" && code !== internalErrorCode;
}

/** What a caller sees of an error: coded errors as they are, unexpected ones without a word of what happened. */
export function formatError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  if (isMeantForCaller(formatted)) return formatted;
  return {
    message: "Internal server error",
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: internalErrorCode },
  };
}
