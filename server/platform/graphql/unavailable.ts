import { GraphQLError } from "graphql";
import { isUnavailable } from "../database/errors.ts";

export const unavailableCode = "UNAVAILABLE";

export const RETRY_AFTER_SECONDS = 2;

export const unavailableMessage =
  /* i18n */ "The server is not available at the moment. Please try again shortly.";

export { isUnavailable };

export function unavailableError(message: string = unavailableMessage): GraphQLError {
  return new GraphQLError(message, {
    extensions: {
      code: unavailableCode,
      http: { status: 503, headers: new Map([["retry-after", String(RETRY_AFTER_SECONDS)]]) },
    },
  });
}
