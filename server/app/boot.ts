import { join } from "node:path";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import type { EmbeddedDatabase } from "../platform/database/embedded/embedded.ts";
import { LISTENING_FACT, storeFact } from "../platform/database/installationFacts.ts";
import { migrate, requireMigrated } from "../platform/database/migrations/migrate.ts";
import { loadSecrets, recordSecretUse } from "../platform/database/secrets.ts";
import { openSiteVersions } from "../modules/content/data/siteVersions.ts";
import { toBase64Url } from "../shared/ids/bytes.ts";
import { webCalendars } from "../modules/integrations/feeds/busyCalendars.ts";
import { calendarFile } from "../modules/bookings/graphql/calendarFile.ts";
import { createContext } from "../platform/graphql/context.ts";
import { exportedFile } from "../modules/insights/graphql/exports.ts";
import { openedMedia, shownPicture } from "../modules/content/graphql/media.ts";
import { opensBooking } from "../modules/bookings/graphql/opensBooking.ts";
import { buildSchema } from "./graph/schema.ts";
import { siteFile } from "../modules/content/graphql/siteFiles.ts";
import { requestedOrigin } from "../modules/businesses/graphql/siteOrigin.ts";
import { siteStamp } from "../modules/content/graphql/siteStamp.ts";
import { staffFeedFile } from "../modules/integrations/graphql/staffFeedFile.ts";
import { downloadedFile, openedUpload } from "../modules/questionnaires/graphql/uploads.ts";
import { createApp } from "./http/app.ts";
import { openLoadGate } from "../platform/http/loadGate.ts";
import { mailboxPath } from "../modules/notifications/http/mailboxRoutes.ts";
import { startCheckingHosts } from "../modules/businesses/jobs/checkHosts.ts";
import { startDelivering } from "../modules/integrations/jobs/delivering.ts";
import { startMailing } from "../modules/notifications/jobs/mailing.ts";
import { type Paying, startPaying } from "../modules/payments/jobs/paying.ts";
import { startReadingFeeds } from "../modules/integrations/jobs/readFeeds.ts";
import { WAKE_AFTER_MS, createSenders } from "../modules/notifications/jobs/senders.ts";
import { startSweeping } from "./jobs/sweep.ts";
import type { Opened } from "./lifecycle.ts";
import { createMailbox } from "../platform/mail/mailbox.ts";
import { smtpTransport } from "../platform/mail/smtp.ts";
import { webHostLookups } from "../platform/outbound/hostLookups.ts";
import { openPayments } from "../modules/payments/gateways/openPayments.ts";
import { createReports } from "./reports.ts";
import { projectRoot } from "../root.ts";
import { type BusinessDirectory, createBusinessDirectory } from "../modules/businesses/businessDirectory.ts";
import type { Clock } from "../platform/database/ports.ts";
import { createSiteViews } from "../modules/content/siteViews.ts";
import { figures } from "./figures.ts";
import { RATE_SETTINGS, createRateLimits } from "../platform/http/limits/rateLimits.ts";
import { type Signer, createSigner } from "../platform/ids/signer.ts";
import { systemRandom } from "../platform/ids/systemRandom.ts";
import { loopbackAllowed, webTransport } from "../modules/integrations/webhooks/transport/webTransport.ts";
import { demoAccessLines, startDemo } from "./startDemo.ts";
import { mailState, readyLines, startAddresses } from "./startLines.ts";

const clock: Clock = { now: () => Date.now() };
const random = systemRandom();

export async function boot(
  opened: Opened,
  config: Config,
  embedded: Promise<EmbeddedDatabase> | undefined,
): Promise<void> {
  const opening = openDatabase(config, embedded);
  // Meanwhile the database starts.
  const schema = buildSchema();
  const database = await opening;
  opened.closeWith(() => database.close());
  database.onFailure(opened.fail);
  const applied = await migrate(database);
  if (applied.length > 0) console.log(`The database has been brought up to date (${applied.length} steps).`);
  const demo = await startDemo(config.mode, database, clock);
  for (const line of demo.lines) console.log(line);

  const secrets = await loadSecrets(database, config);
  await recordSecretUse(database, secrets.current, clock.now());
  const signer = createSigner(secrets.all, secrets);
  const directory = createBusinessDirectory(database, clock);
  const reports = createReports((line) => console.error(line));
  const report = reports.broke;
  const senders = createSenders(WAKE_AFTER_MS);
  let paying: Paying | null = null;
  const deps = { database, clock, random, signer, jobs: senders, wake: () => paying?.wake() };
  const payments = await openPayments(config, deps, (error) =>
    report("a visitor could not be sent to pay", error),
  );
  const sites = openSiteVersions(database, {
    onError: (error) => report("changes of sites are not heard of", error),
  });
  opened.closeWith(() => sites.close());
  let listeningAt = "http://localhost";
  const hostLookups = webHostLookups();
  const graph = {
    ...deps,
    hostLookups,
    directory,
    siteViews: createSiteViews(database, sites),
    houseOrigin: () => config.origin ?? listeningAt,
    securityContact: config.securityContact,
    payments: payments.gateways,
    isTrial: config.mode === "trial",
    webhooksToLoopback: config.webhooksToLoopback,
    countsAddresses: config.rates !== null,
    mailCaps: config.mailCaps,
    ...(config.paySeconds !== null && { paySeconds: config.paySeconds }),
  };
  const site = { ...graph, sites };
  if (demo.isNew) await printDemoAccess(graph, signer);
  const mails = mailState(config);
  const mailbox = mails === "mailbox" ? createMailbox(clock) : null;
  // Mails contain sign-in links.
  const mailboxToken = config.stage === "development" ? null : toBase64Url(random.bytes(24));
  const gate = config.loadGateMs === null ? null : openLoadGate(config.loadGateMs);
  if (gate) opened.closeWith(async () => gate.stop());
  const app = await createApp({
    schema,
    createContext: (request) => createContext(graph, request),
    media: {
      open: (request) => openedMedia(graph, request),
      read: (asked, request) => shownPicture(graph, asked, request),
    },
    siteFile: (file, request) => siteFile(graph, file, request),
    siteOrigin: (request) => requestedOrigin(graph, request),
    framedBy: async (host) => (await directory.byHost(host))?.frameOrigins ?? [],
    reachBusiness: (host) => directory.byHost(host),
    siteStamp: (request) => siteStamp(site, request),
    changeCount: database.changeCount,
    calendarFile: (key, request) => calendarFile(graph, key, request),
    staffFeed: (key, request) => staffFeedFile(graph, key, request),
    exportFile: (asked, request) => exportedFile(graph, asked, request),
    uploads: {
      open: (asked, request) => openedUpload(graph, asked, request),
      read: (id, request) => downloadedFile(graph, id, request),
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
      figures: () => figures(database, clock),
    },
    ...(mailbox && { mailbox: { mails: mailbox, token: mailboxToken } }),
    mailState: mails,
    isLoopbackOnly: config.mode === "trial" && !config.isModeChosen,
    developersAt: graph.houseOrigin,
    build:
      config.stage === "development" ? { kind: "dev" } : { kind: "built", dir: join(projectRoot, ".build") },
    ...(gate && { loadGate: gate }),
    opensBooking: (tokens, request) => opensBooking(graph, tokens, request),
    ...(config.rates && {
      rateLimits: createRateLimits({ ...RATE_SETTINGS, ...config.rates }, () => performance.now()),
    }),
    operationTime: {
      milliseconds: config.operationSeconds * 1_000,
      until: (signal, work) => database.untilAborted(signal, work),
    },
    trustProxy: trusted(config.trustProxy),
    log: { level: config.logLevel },
  });
  reports.tellTo(app.log);
  opened.closeWith(() => app.close());
  opened.closeWith(
    startSweeping(database, clock, (error) => report("clearing away what has expired failed", error)),
  );
  const calendars = webCalendars();
  opened.closeWith(
    startReadingFeeds({
      database,
      clock,
      calendars,
      onError: (error) => report("reading calendars failed", error),
    }),
  );
  opened.closeWith(
    startCheckingHosts({ database, clock, random, hostLookups }, (error) =>
      report("checking pending hosts failed", error),
    ),
  );
  const address = await app.listen({ host: config.host, port: config.port });
  gate?.start();
  const origin = address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, "//localhost");
  listeningAt = origin;
  await storeFact(database.query, LISTENING_FACT, { origin }, clock.now());
  const transport = mailbox ?? (config.mail.url === null ? null : smtpTransport(config.mail.url));
  if (transport) opened.closeWith(() => transport.close());
  const sender = {
    ...graph,
    // With `MAIL_URL=none` no mail reaches this transport.
    transport: transport ?? (mails === "off" ? createMailbox(clock) : null),
    isOff: mails === "off",
    from: config.mail.from,
    origin: graph.houseOrigin(),
    onFailure: reports.mailNotAccepted,
  };
  const mailing = startMailing(sender, (error) => report("sending mails failed", error));
  opened.closeWith(() => mailing.close());
  const webhooks = webTransport(config.webhooksToLoopback ? loopbackAllowed() : {});
  const delivering = startDelivering({ ...deps, webhooks }, (error) =>
    report("delivering to webhooks failed", error),
  );
  opened.closeWith(() => delivering.close());
  senders.add(mailing);
  senders.add(delivering);
  paying = startPaying({ ...graph, onError: report }, () =>
    payments.tellDue().catch((error: unknown) => report("telling of test payments failed", error)),
  );
  opened.closeWith(() => paying!.close());
  const business = await directory.byHost("");
  const addresses = await startAddresses(database, business, app, clock.now());
  const lines = readyLines(config, origin, addresses, {
    mailbox: mailbox && mailboxPath(mailboxToken),
    hasBusiness: business !== null,
  });
  console.log(lines.join("\n"));
}

function trusted(setting: Config["trustProxy"]) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}

async function printDemoAccess(
  { database, directory }: { readonly database: Database; readonly directory: BusinessDirectory },
  signer: Signer,
) {
  const business = await directory.byHost("");
  if (!business) return;
  for (const line of await demoAccessLines({ database, clock, random, signer, business })) console.log(line);
}
