import { ApolloServer, type BaseContext, type GraphQLResponse } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, Kind } from "graphql";
import type { Locale } from "../../shared/languages/locales.ts";
import { translateIfKnown } from "../i18n/translateFailure.ts";
import { getI18n } from "../i18n/getI18n.ts";
import { formatError, internalErrorCode, hasPublicCode, removeSuggestion } from "./formatError.ts";
import { checkInput } from "./inputGate.ts";
import { documentLimits, documentLimitsRule } from "./limits/limits.ts";
import { type CostBudget, limitCost } from "./limits/limitsCost.ts";
import { type OperationHooks, type StartOperation, operationHooksPlugin } from "./limits/operationHooks.ts";
import { hashText, createDocumentStore, type PersistedDocuments } from "./persistedDocuments.ts";

export interface GraphqlContext extends BaseContext, CostBudget {
  readonly requestId: string;
  readonly locale: Locale;
  /** Null or absent for visitors. */
  readonly callerId?: string | null;
}

/** Receives neither variables nor documents, which may contain personal data. */
export type ReportError = (error: unknown, where: { requestId: string; field: string }) => void;

interface ApolloOptions<Context extends GraphqlContext> {
  readonly schema: GraphQLSchema;
  readonly documents: PersistedDocuments;
  readonly reportError: ReportError;
  /** Keeps the suggestions of graphql-js for misspelled names. */
  readonly isDevelopment?: boolean;
  readonly hooks?: readonly StartOperation<Context>[];
}

/** Headers that force a CORS preflight. A GET must contain one of them. */
export const preflightHeaders = ["apollo-require-preflight", "graphql-require-preflight", "x-requested-with"];

export function createApollo<Context extends GraphqlContext>(
  options: ApolloOptions<Context>,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: options.schema,
    introspection: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    status400ForVariableCoercionErrors: true,
    stopOnTerminationSignals: false,
    csrfPrevention: { requestHeaders: preflightHeaders },
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: [documentLimitsRule((text) => options.documents.has(hashText(text)))],
    documentStore: createDocumentStore(options.documents),
    formatError: options.isDevelopment
      ? formatError
      : (formatted, thrown) => removeSuggestion(formatError(formatted, thrown)),
    logger: createLogger(options.reportError),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationHooksPlugin<Context>([
        rejectSubscription,
        limitCost,
        checkInput,
        reportErrors(options.reportError),
        ...(options.hooks ?? []),
      ]),
    ],
  });
}

function rejectSubscription<Context extends GraphqlContext>(): OperationHooks<Context> {
  return {
    didResolveOperation({ operation }) {
      if (operation?.operation !== "subscription") return;
      throw new GraphQLError("Send subscriptions to /graphql/stream.", {
        extensions: { code: "BAD_REQUEST", http: { status: 400 } },
      });
    },
  };
}

function reportErrors<Context extends GraphqlContext>(reportError: ReportError): StartOperation<Context> {
  return ({ contextValue: { requestId, locale } }) => ({
    didEncounterErrors({ errors }) {
      reportUnexpected(errors, requestId, reportError);
    },
    willSendResponse({ response }) {
      translateErrors(response.body, requestId, locale);
    },
  });
}

export function reportUnexpected(
  errors: readonly GraphQLError[],
  requestId: string,
  reportError: ReportError,
): void {
  for (const error of errors)
    if (isUnexpected(error))
      reportError(error.originalError ?? error, { requestId, field: getFieldName(error) });
}

function isUnexpected(error: GraphQLError): boolean {
  // Errors of syntax, validation and variables occur before any resolver.
  return !hasPublicCode(error) && (error.path !== undefined || error.originalError !== undefined);
}

/** The error's path contains the caller's aliases. */
function getFieldName({ nodes }: GraphQLError): string {
  const [node] = nodes ?? [];
  return node?.kind === Kind.FIELD ? node.name.value : "";
}

function translateErrors(body: GraphQLResponse["body"], requestId: string, locale: Locale): void {
  if (body.kind !== "single" || !body.singleResult.errors) return;
  body.singleResult.errors = body.singleResult.errors.map((error) =>
    translateError(error, requestId, locale),
  );
}

export function translateError(
  error: GraphQLFormattedError,
  requestId: string,
  locale: Locale,
): GraphQLFormattedError {
  const translated = { ...error, message: translateIfKnown(getI18n(locale), error.message) };
  return translated.extensions?.["code"] === internalErrorCode
    ? { ...translated, extensions: { ...translated.extensions, requestId } }
    : translated;
}

/** The plugin has already reported errors without personal data. */
function createLogger(reportError: ReportError) {
  const report = (message: unknown) => reportError(new Error(String(message)), { requestId: "", field: "" });
  return { debug: () => {}, info: () => {}, warn: () => {}, error: report };
}
