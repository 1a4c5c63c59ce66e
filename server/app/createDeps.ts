import type { Config } from "./config.ts";
import { SPAM_LIMITS } from "../modules/access/checkSpam.ts";
import { DEFAULT_ORDER_LIMITS } from "../modules/bookings/rules/orderLimits.ts";
import { createApiCosts } from "../modules/businesses/apiCosts.ts";
import { createBusinessDirectory } from "../modules/businesses/businessDirectory.ts";
import { createUncachedSiteViews } from "../modules/content/siteViews.ts";
import { notificationQueue } from "../modules/notifications/notificationQueue.ts";
import { NO_PAYMENTS } from "../modules/payments/gateways/gateways.ts";
import { UPLOAD_LIMITS } from "../modules/questionnaires/uploads.ts";
import { NO_JOBS } from "../platform/database/ports.ts";
import { NO_LIVE_EVENTS } from "../modules/integrations/events/liveEvents.ts";
import type { Deps } from "../platform/database/scope.ts";
import { webHostLookups } from "../platform/outbound/hostLookups.ts";

type Settings = Pick<
  Config,
  "mode" | "rates" | "mailCaps" | "paySeconds" | "securityContact" | "webhooksToLoopback"
>;

/** The part that differs between a server and a command. */
type ProcessDeps = Pick<
  Deps,
  | "database"
  | "clock"
  | "random"
  | "signer"
  | "jobs"
  | "liveEvents"
  | "wakePayments"
  | "wakeFeedReader"
  | "siteViews"
  | "serverOrigin"
>;

/** Returns all dependencies but the payment providers, which need the others. */
export function createDeps(settings: Settings, process: ProcessDeps): Omit<Deps, "payments"> {
  return {
    ...process,
    notifications: notificationQueue,
    directory: createBusinessDirectory(process.database, process.clock),
    apiCosts: createApiCosts(process.database, process.clock),
    hostLookups: webHostLookups(),
    humanCheck: null,
    isTrial: settings.mode === "trial",
    countsAddresses: settings.rates !== null,
    spamLimits: SPAM_LIMITS,
    orderLimits: DEFAULT_ORDER_LIMITS,
    uploadLimits: UPLOAD_LIMITS,
    mailCaps: settings.mailCaps,
    paySeconds: settings.paySeconds,
    securityContact: settings.securityContact,
    webhooksToLoopback: settings.webhooksToLoopback,
  };
}

/** Returns the dependencies of a command, which runs no jobs and takes no payments. */
export function createCommandDeps(
  settings: Settings,
  process: Omit<ProcessDeps, "jobs" | "liveEvents" | "wakePayments" | "wakeFeedReader" | "siteViews">,
): Deps {
  const siteViews = createUncachedSiteViews(process.database);
  return {
    ...createDeps(settings, {
      ...process,
      jobs: NO_JOBS,
      liveEvents: NO_LIVE_EVENTS,
      wakePayments() {},
      wakeFeedReader() {},
      siteViews,
    }),
    payments: NO_PAYMENTS,
  };
}
