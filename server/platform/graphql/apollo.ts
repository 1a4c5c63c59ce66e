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

/** What every context carries for the machinery here; `context.ts` adds what resolvers need. */
export interface ServedContext extends BaseContext, CostBudget {
  /** Found in the log and in masked errors. */
  readonly requestId: string;
  /** What failures are said in. */
  readonly locale: Locale;
  /** Who has shown to be more than a visitor, by any name that stays the same; null or left out: nobody. */
  readonly callerId?: string | null;
}

/** Where unexpected errors go. Never variables, never documents: both may hold personal data. */
export type ReportError = (error: unknown, where: { requestId: string; field: string }) => void;

interface ApolloParts<Context extends ServedContext> {
  readonly schema: GraphQLSchema;
  readonly documents: PersistedDocuments;
  readonly reportError: ReportError;
  /** Says what was meant when a name is misspelt; else errors say no more than that it is unknown. */
  readonly isDevelopment?: boolean;
  /** Rules of the transport, which the graph itself does not know. */
  readonly hooks?: readonly StartOperation<Context>[];
}

/** Headers that a form on another site cannot send without asking first; a GET needs one of them. */
export const preflightHeaders = ["apollo-require-preflight", "graphql-require-preflight", "x-requested-with"];

/** The graph as a server: limits, masked errors, persisted documents kept parsed; no telemetry, no landing page. */
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

/** Reports what was not meant for the caller, and gives the caller the id to ask about, in words that the caller reads. */
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
  // A request error (syntax, validation, variables) never came as far as a resolver.
  return !isMeantForCaller(error) && (error.path !== undefined || error.originalError !== undefined);
}

/** The field that failed, as the graph calls it: the path is made of what the caller calls them. */
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

/** Apollo logs whole error texts; what matters of them has been reported by the plugin already. */
function quietLogger(reportError: ReportError) {
  const report = (message: unknown) => reportError(new Error(String(message)), { requestId: "", field: "" });
  return { debug: () => {}, info: () => {}, warn: () => {}, error: report };
}
