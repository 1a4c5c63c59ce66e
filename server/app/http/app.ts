import { STATUS_CODES } from "node:http";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { createDeveloperPages } from "../../developers/developerPages.ts";
import { explorerPage } from "../../developers/explorerPage.ts";
import { readExamples } from "../../developers/sources.ts";
import { createApollo, type GraphqlContext, type ReportError } from "../../platform/graphql/apollo.ts";
import { executeInProcess } from "../../platform/graphql/executeInProcess.ts";
import { readPersistedDocuments } from "../../platform/graphql/persistedDocuments.ts";
import { isUnavailable } from "../../platform/graphql/unavailable.ts";
import { projectRoot } from "../../root.ts";
import { addAssetRoutes } from "../../platform/http/pages/assets.ts";
import { readBrowser } from "../../modules/access/http/cookies.ts";
import { addCalendarRoute } from "../../modules/bookings/http/calendarFile.ts";
import { addMediaRoutes } from "../../modules/content/http/media.ts";
import { addSiteFileRoutes } from "../../modules/content/http/siteFiles.ts";
import { recordOperation, trackRequests } from "../../platform/http/currentRequest.ts";
import { addMcpRoute } from "../mcp/mcpRoute.ts";
import type { AppDeps, ClientBuild } from "./deps.ts";
import { addDeskRoutes } from "./desk.ts";
import { addDeskAssets } from "./deskBuild.ts";
import { addDeveloperAssets } from "./developerAssets.ts";
import { addDeveloperRoutes } from "./developers.ts";
import { addEmbedRoutes } from "../../platform/http/pages/embedScript.ts";
import { addExportRoutes } from "../../modules/insights/http/exports.ts";
import { warnAboutForwardedHeaders } from "../../platform/http/forwardedWarning.ts";
import { addGraphqlRoute } from "../../platform/graphql/graphqlRoute.ts";
import { addStreamRoute } from "../../platform/graphql/streams/streamRoute.ts";
import { graphqlOverHttp } from "../../platform/graphql/graphqlPlugin.ts";
import { addHealthRoutes } from "../../platform/http/health.ts";
import { loggerOptions, logRequests } from "../../platform/http/logging.ts";
import { rejectOtherHosts } from "../../platform/http/loopback.ts";
import { addMailboxRoutes } from "../../modules/notifications/http/mailboxRoutes.ts";
import { addMetrics } from "../../platform/http/metrics/metrics.ts";
import { OPERATION_MS } from "../../platform/graphql/limits/operationTime.ts";
import { hasToken, isFromThisMachine } from "../../platform/http/operator.ts";
import { loadBuiltRenderer } from "../../platform/http/pages/pageRenderer.ts";
import { addPageRoutes } from "./pages.ts";
import { addRateGuard } from "../../platform/http/rateGuard.ts";
import { toSafeAddress } from "../../platform/http/safeAddress.ts";
import { addTabIcon } from "../../modules/businesses/http/tabIcon.ts";
import { addShedding } from "../../platform/http/shedding.ts";
import { sheddingRules } from "./sheddingRules.ts";
import { addSecurityHeaders } from "../../platform/http/securityHeaders.ts";
import { BODY_MS, HEADERS_MS, SLOW_CHECK_MS } from "../../platform/http/slowRequests.ts";
import { addStaffFeedRoute } from "../../modules/integrations/http/staffFeed.ts";
import { STOPPING_OPTIONS, closeConnectionsWhileStopping } from "../../platform/http/stopping.ts";
import { addStripeWebhook } from "../../modules/payments/http/stripeWebhook.ts";
import { addTestPaymentRoutes } from "../../modules/payments/http/testPayments.ts";
import { prepareUnavailable } from "../../platform/http/unavailable.ts";
import { addUploadRoutes } from "../../modules/questionnaires/http/uploads.ts";

const DOCUMENT_FILES = [
  `${projectRoot}/server/app/graph/released/documents.json`,
  `${projectRoot}/client/__generated__/persisted.json`,
];

/** `close()` waits for running requests. The caller must close the database afterwards. */
export async function createApp<Context extends GraphqlContext>(
  deps: AppDeps<Context>,
): Promise<FastifyInstance> {
  const isDevelopment = deps.build.kind === "dev";
  const documents = readPersistedDocuments(
    deps.documentsFile === undefined ? DOCUMENT_FILES : [deps.documentsFile],
    { isWatched: isDevelopment },
  );
  const app = Fastify({
    ...STOPPING_OPTIONS,
    logger: loggerOptions(deps.log ?? { level: "info" }),
    trustProxy: deps.trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    // For the whole request, uploads over slow connections included.
    requestTimeout: 120_000,
    http: {
      headersTimeout: deps.headerTimeoutMs ?? HEADERS_MS,
      connectionsCheckingInterval: Math.min(SLOW_CHECK_MS, deps.headerTimeoutMs ?? HEADERS_MS),
    },
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: (request) => toSafeAddress(request.url ?? "/"),
  });
  const countOperations =
    deps.metrics && addMetrics<Context>(app, deps.metrics, () => shedding?.metrics() ?? []);
  const reportError: ReportError = (error, where) => {
    const details = { err: error, ...where };
    if (isUnavailable(error)) app.log.warn(details, "the database is unavailable");
    else app.log.error(details, "the graph failed unexpectedly");
  };
  const apollo = createApollo<Context>({
    schema: deps.schema,
    documents,
    isDevelopment,
    hooks: [graphqlOverHttp, recordOperation, ...(countOperations ? [countOperations] : [])],
    reportError,
  });
  await apollo.start();
  app.addHook("onClose", () => apollo.stop());

  trackRequests(app);
  logRequests(app);
  // Before the hook that waits for open connections.
  app.addHook("preClose", async () => streams?.stop());
  const isStopping = closeConnectionsWhileStopping(app, deps.isStopping ?? (() => false));
  if (deps.isLoopbackOnly) rejectOtherHosts(app);
  addSecurityHeaders(app, { isDevelopment, findFrameAncestors: deps.findFrameAncestors });
  warnAboutForwardedHeaders(app, Boolean(deps.trustProxy ?? false));
  const guard = deps.rateLimits && addRateGuard(app, deps.rateLimits);
  const shedding = deps.loadGate && addShedding(app, deps.loadGate, sheddingRules, deps.hasValidKey);
  const { build } = deps;
  // The compression plugin affects only later routes, and these files have compressed copies.
  if (build.kind === "built") addAssetRoutes(app, `${build.dir}/client`);
  const developers = deps.developersAt && addDeveloperAssets(app, build);
  const findDeskAssets = deps.hasDesk ? addDeskAssets(app, build) : null;
  await app.register(compress, {
    encodings: ["br", "gzip"],
    // Higher levels take more time than the saved bytes are worth.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  addHealthRoutes(app, {
    needed: { database: deps.pingDatabase, ...deps.readiness },
    isStopping,
    mail: deps.mailState,
    isOperator: (request) => isFromThisMachine(request) || hasToken(request, deps.metrics?.token ?? null),
  });
  const explorer = developers && explorerPage(developers.explorer, readExamples());
  addGraphqlRoute(app, {
    apollo,
    documents,
    createContext: deps.createContext,
    readBrowser,
    guard,
    shedding,
    time: deps.operationTime ?? { milliseconds: OPERATION_MS },
    bodyTimeoutMs: deps.bodyTimeoutMs ?? BODY_MS,
    explorer,
    changeCount: isDevelopment ? undefined : deps.changeCount,
  });
  const streams =
    deps.streams &&
    addStreamRoute(app, {
      ...deps.streams,
      schema: deps.schema,
      documents,
      createContext: deps.createContext,
      readBrowser,
      guard,
      shedding,
      bodyTimeoutMs: deps.bodyTimeoutMs ?? BODY_MS,
      isDevelopment,
      reportError,
    });

  if (deps.findMcpCaller) {
    addMcpRoute(app, {
      apollo,
      createContext: deps.createContext,
      findCaller: deps.findMcpCaller,
      siteOrigin: deps.siteOrigin,
      guard,
      shedding,
      time: deps.operationTime ?? { milliseconds: OPERATION_MS },
      bodyTimeoutMs: deps.bodyTimeoutMs ?? BODY_MS,
    });
  }
  if (deps.calendarFile) addCalendarRoute(app, deps.calendarFile);
  if (deps.staffFeed) addStaffFeedRoute(app, deps.staffFeed);
  if (deps.exportFile) addExportRoutes(app, deps.exportFile);
  if (deps.uploads) addUploadRoutes(app, deps.uploads);
  if (deps.media) addMediaRoutes(app, deps.media, getOwnFilesFolder(deps.build));
  if (deps.siteFile) addSiteFileRoutes(app, deps.siteFile);
  if (deps.mailbox) addMailboxRoutes(app, deps.mailbox.mailDelivery, deps.mailbox.token);
  if (deps.stripeWebhook) addStripeWebhook(app, deps.stripeWebhook);
  if (deps.testPayments) addTestPaymentRoutes(app, deps.testPayments);

  if (deps.reachBusiness) addTabIcon(app, deps.reachBusiness);
  if (build.kind === "built") addEmbedRoutes(app, `${build.dir}/client`);
  const renderer =
    build.kind === "built"
      ? await loadBuiltRenderer(build.dir)
      : await (await import("../../platform/http/pages/devRenderer.ts")).createDevRenderer(app);
  const rejectsPage = (request: FastifyRequest, reply: FastifyReply) =>
    (shedding?.rejectsPage(request, reply) ?? false) || (guard?.rejectsPage(request, reply) ?? false);
  const answerPage = addPageRoutes(app, {
    renderer,
    findStamp: isDevelopment ? undefined : deps.siteStamp,
    limits: deps.pageCache,
    changeCount: isDevelopment ? undefined : deps.changeCount,
    rejects: rejectsPage,
    getMeter: (request, reply) => guard?.meter(request, reply, null),
    siteOrigin: deps.siteOrigin,
    reachBusiness: deps.reachBusiness,
    execute: async (pageQuery, info) =>
      executeInProcess(apollo, documents, pageQuery, () => deps.createContext(info)),
  });
  if (findDeskAssets)
    addDeskRoutes(app, {
      findAssets: findDeskAssets,
      findLocale: (hints) => renderer.findLocale(hints),
      reachBusiness: deps.reachBusiness,
      rejects: rejectsPage,
      fallback: answerPage,
    });
  if (developers && deps.developersAt) {
    const serverOrigin = deps.developersAt;
    const pages = createDeveloperPages({
      schema: deps.schema,
      stylesheets: developers.pages,
      serverOrigin: serverOrigin,
    });
    addDeveloperRoutes(app, { pages, serverOrigin, siteOrigin: deps.siteOrigin, fallback: answerPage });
  }
  app.setErrorHandler((error, request, reply) => {
    const unavailable = prepareUnavailable(error, request, reply);
    if (unavailable) return reply.type("text/plain; charset=utf-8").send(`503 ${unavailable.message}`);
    const status = Reflect.get(Object(error), "statusCode") as unknown;
    if (typeof status === "number" && status >= 400 && status < 500) {
      // The response does not reveal whether a forbidden file exists.
      const visibleStatus = status === 403 ? 404 : status;
      return reply
        .code(visibleStatus)
        .type("text/plain; charset=utf-8")
        .send(`${visibleStatus} ${STATUS_CODES[visibleStatus] ?? ""}`.trim());
    }
    request.log.error({ err: error }, "a request failed");
    return reply.code(500).type("text/plain; charset=utf-8").send("500 Something went wrong");
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send("404 Not found"),
  );
  return app;
}

function getOwnFilesFolder(build: ClientBuild): string {
  return build.kind === "built" ? `${build.dir}/client` : `${projectRoot}/client/public`;
}
