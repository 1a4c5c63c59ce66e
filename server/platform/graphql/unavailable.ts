import { GraphQLError } from "graphql";
import { isUnavailable } from "../database/errors.ts";

/** The error code of an operation that fails because the database is away or has no free connection. */
export const unavailableCode = "UNAVAILABLE";

/** Seconds after which a caller may try again (`Retry-After`). */
export const RETRY_AFTER_SECONDS = 2;

/** The message of this error. It contains no details of the server. */
export const unavailableMessage =
  /* i18n */ "The server is not available at the moment. Please try again shortly.";

export { isUnavailable };

/** Returns the error that a caller receives instead of one that `isUnavailable` accepts. */
export function unavailableError(message: string = unavailableMessage): GraphQLError {
  return new GraphQLError(message, {
    extensions: {
      code: unavailableCode,
      http: { status: 503, headers: new Map([["retry-after", String(RETRY_AFTER_SECONDS)]]) },
    },
  });
}
