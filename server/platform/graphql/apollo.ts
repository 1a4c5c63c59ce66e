import { ApolloServer, type BaseContext, type GraphQLResponse } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { type GraphQLError, type GraphQLSchema, Kind } from "graphql";
import type { Locale } from "../../shared/languages/locales.ts";
import { sayKnown } from "../i18n/sayFailure.ts";
import { speak } from "../i18n/speak.ts";
import { formatError, internalErrorCode, isMeantForCaller, withoutSuggestion } from "./formatError.ts";
import { checkInput } from "./inputGate.ts";
import { documentLimits, documentLimitsRule } from "./limits/limits.ts";
import { type CostBudget, limitCost } from "./limits/limitsCost.ts";
import { type StartOperation, operationHooksPlugin } from "./limits/operationHooks.ts";
import { hashOfText, parsedDocumentStore, type PersistedDocuments } from "./persistedDocuments.ts";

export interface ServedContext extends BaseContext, CostBudget {
  readonly requestId: string;
  readonly locale: Locale;
  /** Null or absent for visitors. */
  readonly callerId?: string | null;
}

/** Receives neither variables nor documents, which may contain personal data. */
export type ReportError = (error: unknown, where: { requestId: string; field: string }) => void;

interface ApolloParts<Context extends ServedContext> {
  readonly schema: GraphQLSchema;
  readonly documents: PersistedDocuments;
  readonly reportError: ReportError;
  /** Keeps the suggestions of graphql-js for misspelled names. */
  readonly isDevelopment?: boolean;
  readonly hooks?: readonly StartOperation<Context>[];
}

/** Headers that force a CORS preflight. A GET must contain one of them. */
export const preflightHeaders = ["apollo-require-preflight", "graphql-require-preflight", "x-requested-with"];

export function createApollo<Context extends ServedContext>(
  parts: ApolloParts<Context>,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: parts.schema,
    introspection: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    status400ForVariableCoercionErrors: true,
    stopOnTerminationSignals: false,
    csrfPrevention: { requestHeaders: preflightHeaders },
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: [documentLimitsRule((text) => parts.documents.has(hashOfText(text)))],
    documentStore: parsedDocumentStore(parts.documents),
    formatError: parts.isDevelopment
      ? formatError
      : (formatted, thrown) => withoutSuggestion(formatError(formatted, thrown)),
    logger: quietLogger(parts.reportError),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationHooksPlugin<Context>([
        limitCost,
        checkInput,
        reportErrors(parts.reportError),
        ...(parts.hooks ?? []),
      ]),
    ],
  });
}

function reportErrors<Context extends ServedContext>(reportError: ReportError): StartOperation<Context> {
  return ({ contextValue: { requestId, locale } }) => ({
    didEncounterErrors({ errors }) {
      for (const error of errors) {
        if (isUnexpected(error))
          reportError(error.originalError ?? error, { requestId, field: fieldOf(error) });
      }
    },
    willSendResponse({ response }) {
      rewordErrors(response.body, requestId, locale);
    },
  });
}

function isUnexpected(error: GraphQLError): boolean {
  // Errors of syntax, validation and variables occur before any resolver.
  return !isMeantForCaller(error) && (error.path !== undefined || error.originalError !== undefined);
}

/** The error's path contains the caller's aliases. */
function fieldOf({ nodes }: GraphQLError): string {
  const [node] = nodes ?? [];
  return node?.kind === Kind.FIELD ? node.name.value : "";
}

function rewordErrors(body: GraphQLResponse["body"], requestId: string, locale: Locale): void {
  if (body.kind !== "single" || !body.singleResult.errors) return;
  const i18n = speak(locale);
  body.singleResult.errors = body.singleResult.errors.map((error) => {
    const said = { ...error, message: sayKnown(i18n, error.message) };
    return said.extensions?.["code"] === internalErrorCode
      ? { ...said, extensions: { ...said.extensions, requestId } }
      : said;
  });
}

/** The plugin has already reported errors without personal data. */
function quietLogger(reportError: ReportError) {
  const report = (message: unknown) => reportError(new Error(String(message)), { requestId: "", field: "" });
  return { debug: () => {}, info: () => {}, warn: () => {}, error: report };
}
