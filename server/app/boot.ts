import { join } from "node:path";
import type { GraphQLSchema } from "graphql";
import type { Config } from "./config.ts";
import { openCachedDatabase } from "./openCachedDatabase.ts";
import type { EmbeddedDatabase } from "../platform/database/embedded/embedded.ts";
import { LISTENING_FACT, storeFact } from "../platform/database/installationFacts.ts";
import { migrate, requireMigrated } from "../platform/database/migrations/migrate.ts";
import { loadSecrets, recordSecretUse } from "../platform/database/secrets.ts";
import { openSiteVersions } from "../modules/content/data/siteVersions.ts";
import { toBase64Url } from "../shared/ids/bytes.ts";
import { openLiveEvents } from "../modules/integrations/events/liveEvents.ts";
import { webCalendars } from "../modules/integrations/feeds/busyCalendars.ts";
import { loadCalendarFile } from "../modules/bookings/graphql/calendarFile.ts";
import { openExport } from "../modules/insights/graphql/exports.ts";
import { authoriseMediaUpload, findPictureFile } from "../modules/content/graphql/media.ts";
import { hasBookingToken } from "../modules/bookings/graphql/hasBookingToken.ts";
import { createContext, renewContext } from "./graph/createContext.ts";
import { buildSchema } from "./graph/schema.ts";
import { createMcpCaller } from "./mcp/mcpCaller.ts";
import { createDeps } from "./createDeps.ts";
import { renderSiteFile } from "../modules/content/graphql/siteFiles.ts";
import { requestedOrigin } from "../modules/businesses/graphql/siteOrigin.ts";
import { getSiteStamp } from "../modules/content/graphql/siteStamp.ts";
import { findStaffFeedFile } from "../modules/integrations/graphql/staffFeedFile.ts";
import { downloadFile, openHostUpload } from "../modules/questionnaires/graphql/uploads.ts";
import { createApp } from "./http/app.ts";
import { createLoadGate } from "../platform/http/loadGate.ts";
import { mailboxPath } from "../modules/notifications/http/mailboxRoutes.ts";
import { startStoringApiCosts } from "../modules/businesses/jobs/storeApiCosts.ts";
import { startAbsenceJob } from "../modules/desk/jobs/absenceJob.ts";
import { startCheckingHosts } from "../modules/businesses/jobs/checkHosts.ts";
import { startDelivering } from "../modules/integrations/jobs/delivering.ts";
import { notifySuspended } from "../modules/integrations/webhooks/notifySuspended.ts";
import { startMailing } from "../modules/notifications/jobs/mailing.ts";
import { type PaymentJob, startPaymentJob } from "../modules/payments/jobs/paymentJob.ts";
import { startReadingFeeds } from "../modules/integrations/jobs/readFeeds.ts";
import { WAKE_AFTER_MS, createSenders } from "../modules/notifications/jobs/senders.ts";
import { startSweeping } from "./jobs/sweep.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { createMailbox } from "../platform/mail/mailbox.ts";
import { smtpTransport } from "../platform/mail/smtp.ts";
import { openPaymentProviders } from "../modules/payments/gateways/openPaymentProviders.ts";
import { createReports, type Reports } from "./reports.ts";
import { projectRoot } from "../root.ts";
import type { Clock } from "../platform/database/ports.ts";
import type { Deps } from "../platform/database/scope.ts";
import { createSiteViews } from "../modules/content/siteViews.ts";
import { loadGauges } from "./loadGauges.ts";
import { RATE_SETTINGS, createRateLimits } from "../platform/http/limits/rateLimits.ts";
import { createSigner } from "../platform/ids/signer.ts";
import type { Loop } from "../platform/work/loop.ts";
import { createSystemRandom } from "../platform/ids/systemRandom.ts";
import { allowLoopback, webTransport } from "../modules/integrations/webhooks/transport/webTransport.ts";
import { fillDemo } from "./demo/fillDemo.ts";
import { createDemoAccess, startDemo } from "./startDemo.ts";
import { getMailState, formatReadyLines, findStartAddresses } from "./startLines.ts";
import { paymentOrders } from "../modules/bookings/paymentOrders.ts";

const clock: Clock = { now: () => Date.now() };
const random = createSystemRandom();

export async function boot(
  opened: Lifecycle,
  config: Config,
  embedded: Promise<EmbeddedDatabase> | undefined,
): Promise<void> {
  const opening = openCachedDatabase(config, embedded);
  // Meanwhile the database starts.
  const schema = buildSchema();
  const database = await opening;
  opened.closeWith(() => database.close());
  database.onFailure(opened.fail);
  const applied = await migrate(database);
  if (applied.length > 0) console.log(`The database was migrated (${applied.length} steps).`);
  const demo = await startDemo(config.mode, database, clock);
  for (const line of demo.lines) console.log(line);

  const secrets = await loadSecrets(database, config);
  await recordSecretUse(database, secrets.current, clock.now());
  const signer = createSigner(secrets.all, secrets);
  const reports = createReports((line) => console.error(line));
  const report = reports.broke;
  const senders = createSenders(WAKE_AFTER_MS);
  let paying: PaymentJob | null = null;
  let feedReader: Loop | null = null;
  const sites = openSiteVersions(database, {
    onError: (error) => report("notices of changed sites are not received", error),
  });
  opened.closeWith(() => sites.close());
  let listeningOrigin = "http://localhost";
  const liveEvents = openLiveEvents(database, {
    onError: (error) => report("notices of new events are not received", error),
  });
  opened.closeWith(() => liveEvents.close());
  const unpaidDeps = createDeps(config, {
    database,
    clock,
    random,
    signer,
    jobs: senders,
    liveEvents,
    wakePayments: () => paying?.wake(),
    wakeFeedReader: () => feedReader?.wake(),
    siteViews: createSiteViews(database, sites),
    serverOrigin: () => config.origin ?? listeningOrigin,
  });
  const payments = await openPaymentProviders(config, unpaidDeps, (error) =>
    report("a payment could not be started", error),
  );
  const deps: Deps = { ...unpaidDeps, payments: payments.gateways };
  const siteDeps = { ...deps, sites };
  if (demo.isNew) await openDemo(deps, report, config.demoBookings ? schema : null);
  const mailDelivery = getMailState(config);
  const mailbox = mailDelivery === "mailbox" ? createMailbox(clock) : null;
  // Mails contain sign-in links.
  const mailboxToken = config.stage === "development" ? null : toBase64Url(random.bytes(24));
  const gate = config.loadGateMs === null ? null : createLoadGate(config.loadGateMs);
  if (gate) opened.closeWith(async () => gate.stop());
  const app = await createApp({
    schema,
    createContext: (request) => createContext(deps, request),
    findMcpCaller: (context) => createMcpCaller(deps, context),
    streams: { renewContext: (context) => renewContext(deps, context), now: () => clock.now() },
    media: {
      open: (request) => authoriseMediaUpload(deps, request),
      read: (params, request) => findPictureFile(deps, params, request),
    },
    siteFile: (file, request) => renderSiteFile(deps, file, request),
    siteOrigin: (request) => requestedOrigin(deps, request),
    findFrameAncestors: async (host) => (await deps.directory.byHost(host))?.frameOrigins ?? [],
    reachBusiness: (host) => deps.directory.byHost(host),
    siteStamp: (request) => getSiteStamp(siteDeps, request),
    changeCount: database.changeCount,
    calendarFile: (key, request) => createContext(deps, request).then((ctx) => loadCalendarFile(ctx, key)),
    staffFeed: (key, request) => findStaffFeedFile(deps, key, request),
    exportFile: (params, request) => openExport(deps, params, request),
    uploads: {
      open: (params, request) => openHostUpload(deps, params, request),
      read: (id, request) => downloadFile(deps, id, request),
    },
    ...(payments.stripeWebhook && { stripeWebhook: payments.stripeWebhook }),
    ...(payments.testPages && { testPayments: payments.testPages }),
    pingDatabase: async () => {
      await database.query("SELECT 1");
    },
    isStopping: opened.isStopping,
    readiness: { migrations: () => requireMigrated(database), queue: async () => senders.check() },
    metrics: {
      token: config.metricsToken,
      port: config.metricsPort,
      gauges: () => loadGauges(database, clock),
    },
    ...(mailbox && { mailbox: { mailDelivery: mailbox, token: mailboxToken } }),
    mailState: mailDelivery,
    isLoopbackOnly: config.mode === "trial" && !config.isModeChosen,
    developersAt: deps.serverOrigin,
    hasDesk: true,
    build:
      config.stage === "development" ? { kind: "dev" } : { kind: "built", dir: join(projectRoot, ".build") },
    ...(gate && { loadGate: gate }),
    hasValidKey: (tokens, request) => hasBookingToken(deps, tokens, request),
    ...(config.rates && {
      rateLimits: createRateLimits({ ...RATE_SETTINGS, ...config.rates }, () => performance.now()),
    }),
    operationTime: {
      milliseconds: config.operationSeconds * 1_000,
      untilAborted: (signal, work) => database.untilAborted(signal, work),
    },
    trustProxy: toTrustProxy(config.trustProxy),
    log: { level: config.logLevel },
  });
  reports.tellTo(app.log);
  opened.closeWith(() => app.close());
  opened.closeWith(startSweeping(database, clock, (error) => report("expiring rows failed", error)));
  opened.closeWith(
    startStoringApiCosts(deps.apiCosts, (error) => report("storing the cost of requests failed", error)),
  );
  feedReader = startReadingFeeds({
    database,
    clock,
    calendars: webCalendars(),
    onError: (error) => report("reading calendars failed", error),
  });
  opened.closeWith(feedReader.close);
  opened.closeWith(startCheckingHosts(deps, (error) => report("checking pending hosts failed", error)));
  const address = await app.listen({ host: config.host, port: config.port });
  gate?.start();
  const origin = address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, "//localhost");
  listeningOrigin = origin;
  await storeFact(database.query, LISTENING_FACT, { origin }, clock.now());
  const transport = mailbox ?? (config.mail.url === null ? null : smtpTransport(config.mail.url));
  if (transport) opened.closeWith(() => transport.close());
  const mailOptions = {
    ...deps,
    // With `MAIL_URL=none` no mail reaches this transport.
    transport: transport ?? (mailDelivery === "off" ? createMailbox(clock) : null),
    isOff: mailDelivery === "off",
    from: config.mail.from,
    origin: deps.serverOrigin(),
    onFailure: reports.mailFailed,
    moreMails: notifySuspended,
  };
  const mailSender = startMailing(mailOptions, (error) => report("sending mails failed", error));
  opened.closeWith(() => mailSender.close());
  const webhooks = webTransport(config.webhooksToLoopback ? allowLoopback() : {});
  const webhookSender = startDelivering({ ...deps, webhooks }, (error) =>
    report("delivering to webhooks failed", error),
  );
  opened.closeWith(() => webhookSender.close());
  senders.add(mailSender);
  senders.add(webhookSender);
  paying = startPaymentJob({ ...deps, orders: paymentOrders, onError: report }, () =>
    payments.reportDue().catch((error: unknown) => report("reporting test payments failed", error)),
  );
  opened.closeWith(() => paying!.close());
  opened.closeWith(startAbsenceJob({ ...deps, onError: report }));
  const business = await deps.directory.byHost("");
  const addresses = await findStartAddresses(database, business, app, clock.now());
  const lines = formatReadyLines(config, origin, addresses, {
    mailbox: mailbox && mailboxPath(mailboxToken),
    hasBusiness: business !== null,
  });
  console.log(lines.join("\n"));
}

function toTrustProxy(setting: Config["trustProxy"]) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}

/** @param schema the graph that fills the calendar of the demo, or null to leave it empty */
async function openDemo(deps: Deps, report: Reports["broke"], schema: GraphQLSchema | null): Promise<void> {
  const business = await deps.directory.byHost("");
  if (!business) return;
  const { key, lines } = await createDemoAccess({ ...deps, business });
  for (const line of lines) console.log(line);
  if (schema === null) return;
  try {
    await fillDemo({ deps, schema, key });
  } catch (error) {
    // A demo without bookings is better than none.
    report("the demo's bookings could not be made", error);
  }
}
