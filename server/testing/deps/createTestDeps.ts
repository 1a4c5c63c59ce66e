import { SPAM_LIMITS } from "../../modules/access/checkSpam.ts";
import { DEFAULT_ORDER_LIMITS, type OrderLimits } from "../../modules/bookings/rules/orderLimits.ts";
import { createApiCosts } from "../../modules/businesses/apiCosts.ts";
import { createBusinessDirectory } from "../../modules/businesses/businessDirectory.ts";
import { createUncachedSiteViews } from "../../modules/content/siteViews.ts";
import { NO_LIVE_EVENTS } from "../../modules/integrations/events/liveEvents.ts";
import { notificationQueue } from "../../modules/notifications/notificationQueue.ts";
import { MAIL_CAPS } from "../../modules/notifications/rules/mailCaps.ts";
import { NO_PAYMENTS } from "../../modules/payments/gateways/gateways.ts";
import { UPLOAD_LIMITS } from "../../modules/questionnaires/uploads.ts";
import { NO_JOBS } from "../../platform/database/ports.ts";
import type { Deps } from "../../platform/database/scope.ts";
import type { HostLookups } from "../../platform/outbound/hostLookups.ts";

/** Most tests book many times from one address within an hour. */
export const NO_ORDER_LIMITS: OrderLimits = {
  freeOrdersPerHour: 1_000_000,
  maxOrdersPerHour: 1_000_000,
  maxOpenOrders: 1_000_000,
  busyBookingsPerHour: 1_000_000,
};

/** Tests reach no host of the internet. */
const UNREACHABLE_HOSTS: HostLookups = { records: async () => null, file: async () => null };

/** Returns the dependencies of a server without jobs and payment providers, with the limits of a real one. */
export function createTestDeps({
  database,
  clock,
  ...changes
}: Pick<Deps, "database" | "clock" | "random" | "signer"> & Partial<Deps>): Deps {
  return {
    database,
    clock,
    notifications: notificationQueue,
    jobs: NO_JOBS,
    liveEvents: NO_LIVE_EVENTS,
    wakePayments() {},
    wakeFeedReader() {},
    payments: NO_PAYMENTS,
    directory: createBusinessDirectory(database, clock),
    apiCosts: createApiCosts(database, clock),
    siteViews: createUncachedSiteViews(database),
    serverOrigin: () => "http://localhost",
    hostLookups: UNREACHABLE_HOSTS,
    humanCheck: null,
    isTrial: false,
    countsAddresses: true,
    spamLimits: SPAM_LIMITS,
    orderLimits: DEFAULT_ORDER_LIMITS,
    uploadLimits: UPLOAD_LIMITS,
    mailCaps: MAIL_CAPS,
    paySeconds: null,
    securityContact: null,
    webhooksToLoopback: false,
    ...changes,
  };
}
