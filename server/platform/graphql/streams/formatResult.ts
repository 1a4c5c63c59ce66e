import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from "graphql";
import type { Locale } from "../../../shared/languages/locales.ts";
import { type ReportError, reportUnexpected, translateError } from "../apollo.ts";
import { formatError, removeSuggestion } from "../formatError.ts";

export interface ResultFormat {
  readonly requestId: string;
  readonly locale: Locale;
  readonly isDevelopment: boolean;
  readonly reportError: ReportError;
}

/** Formats errors as those of queries: reported, masked and translated. */
export function formatErrors(
  errors: readonly GraphQLError[],
  { requestId, locale, isDevelopment, reportError }: ResultFormat,
): GraphQLFormattedError[] {
  reportUnexpected(errors, requestId, reportError);
  return errors.map((error) => {
    const { http: _http, ...extensions } = error.extensions;
    const formatted = formatError({ ...error.toJSON(), extensions }, error.originalError ?? error);
    return translateError(isDevelopment ? formatted : removeSuggestion(formatted), requestId, locale);
  });
}

export function formatResult(result: ExecutionResult, format: ResultFormat): ExecutionResult {
  if (!result.errors) return result;
  // The protocol writes the errors as JSON, so formatted ones serve as well.
  return { ...result, errors: formatErrors(result.errors, format) as unknown as GraphQLError[] };
}
