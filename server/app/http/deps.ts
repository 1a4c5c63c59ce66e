import type { FastifyServerOptions } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { GraphqlContext } from "../../platform/graphql/apollo.ts";
import type { StoredMails } from "../../platform/mail/mailTransport.ts";
import type { LoadCalendarFile } from "../../modules/bookings/http/calendarFile.ts";
import type { MediaRoutes } from "../../modules/content/http/media.ts";
import type { PageCacheLimits } from "../../platform/http/pages/pageCache.ts";
import type { FindSiteFile } from "../../modules/content/http/siteFiles.ts";
import type { SiteStamp } from "../../platform/http/pages/publicPages.ts";
import type { ChangeCount } from "../../platform/http/pages/shortLivedPages.ts";
import type { McpCaller } from "../mcp/mcpCaller.ts";
import type { ReachBusiness, FindSiteOrigin } from "./pages.ts";
import type { ExportFile } from "../../modules/insights/http/exports.ts";
import type { RequestInfo } from "../../platform/graphql/requestInfo.ts";
import type { RateLimits } from "../../platform/http/limits/rateLimits.ts";
import type { LogOptions } from "../../platform/http/logging.ts";
import type { LoadGate } from "../../platform/http/loadGate.ts";
import type { HasValidKey } from "../../platform/http/shedding.ts";
import type { StreamOptions } from "../../platform/graphql/streams/streamRoute.ts";
import type { OperationTime } from "../../platform/graphql/limits/operationTime.ts";
import type { MailState, Readiness } from "../../platform/http/health.ts";
import type { MetricsOptions } from "../../platform/http/metrics/metrics.ts";
import type { FindFrameAncestors } from "../../platform/http/securityHeaders.ts";
import type { StripeWebhook } from "../../modules/payments/http/stripeWebhook.ts";
import type { TestPayments } from "../../modules/payments/http/testPayments.ts";
import type { UploadRoutes } from "../../modules/questionnaires/http/uploads.ts";

export interface AppDeps<Context extends GraphqlContext> {
  readonly schema: GraphQLSchema;
  readonly createContext: (request: RequestInfo) => Context | Promise<Context>;
  /** Enables `/mcp`. Returns null for a host without a business. */
  readonly findMcpCaller?: (context: Context) => Promise<McpCaller | null>;
  /** Rejects if the database does not respond. */
  readonly pingDatabase: () => Promise<void>;
  /** `/readyz` reports the stop. `close()` has the same effect. */
  readonly isStopping?: () => boolean;
  readonly readiness?: Readiness;
  readonly metrics?: MetricsOptions;
  readonly calendarFile?: LoadCalendarFile;
  readonly staffFeed?: LoadCalendarFile;
  readonly exportFile?: ExportFile;
  readonly uploads?: UploadRoutes;
  /** The token is null in development. */
  readonly mailbox?: { readonly mailDelivery: Pick<StoredMails, "list">; readonly token: string | null };
  readonly mailState?: MailState;
  /** Requests for other hosts get 421. */
  readonly isLoopbackOnly?: boolean;
  readonly stripeWebhook?: StripeWebhook;
  readonly testPayments?: TestPayments;
  readonly media?: MediaRoutes;
  readonly siteFile?: FindSiteFile;
  readonly siteStamp?: SiteStamp;
  /** Enables the short-lived page cache. */
  readonly changeCount?: ChangeCount;
  /** Never contains an unknown host. */
  readonly siteOrigin: FindSiteOrigin;
  readonly reachBusiness?: ReachBusiness;
  readonly pageCache?: PageCacheLimits;
  /** Without it every origin may embed the widget. */
  readonly findFrameAncestors?: FindFrameAncestors;
  /** Enables the developer pages and the explorer. */
  readonly developersAt?: () => string;
  /** Enables the desk. */
  readonly hasDesk?: boolean;
  readonly rateLimits?: RateLimits;
  readonly loadGate?: LoadGate;
  readonly hasValidKey?: HasValidKey;
  readonly operationTime?: OperationTime;
  /** Enables subscriptions. */
  readonly streams?: StreamOptions<Context>;
  /** Default: `BODY_MS`. */
  readonly bodyTimeoutMs?: number;
  /** Milliseconds. */
  readonly headerTimeoutMs?: number;
  readonly build: ClientBuild;
  /** Default: the documents of this release and earlier ones. */
  readonly documentsFile?: string;
  /** Default: none. */
  readonly trustProxy?: FastifyServerOptions["trustProxy"];
  readonly log?: LogOptions;
}

export type ClientBuild =
  | { readonly kind: "dev" }
  /** Contains `client/` and `ssr/`. */
  | { readonly kind: "built"; readonly dir: string };
