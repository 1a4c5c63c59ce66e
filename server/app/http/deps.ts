import type { FastifyServerOptions } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { ServedContext } from "../../platform/graphql/apollo.ts";
import type { KeptMails } from "../../platform/mail/mailTransport.ts";
import type { CalendarFile } from "../../modules/bookings/http/calendarFile.ts";
import type { MediaRoutes } from "../../modules/content/http/media.ts";
import type { PageCacheLimits } from "../../platform/http/pages/pageCache.ts";
import type { FindSiteFile } from "../../modules/content/http/siteFiles.ts";
import type { SiteStamp } from "../../platform/http/pages/publicPages.ts";
import type { ChangeCount } from "../../platform/http/pages/momentaryPages.ts";
import type { ReachBusiness, SiteOriginOf } from "./pages.ts";
import type { ExportFile } from "../../modules/insights/http/exports.ts";
import type { RequestInfo } from "../../platform/graphql/requestInfo.ts";
import type { RateLimits } from "../../platform/http/limits/rateLimits.ts";
import type { LoadGate } from "../../platform/http/loadGate.ts";
import type { OpensBooking } from "../../platform/http/shedding.ts";
import type { OperationTime } from "../../platform/graphql/limits/operationTime.ts";
import type { MailState, Readiness } from "../../platform/http/health.ts";
import type { MetricsOptions } from "../../platform/http/metrics/metrics.ts";
import type { FramedBy } from "../../platform/http/securityHeaders.ts";
import type { StripeWebhook } from "../../modules/payments/http/stripeWebhook.ts";
import type { TestPayments } from "../../modules/payments/http/testPayments.ts";
import type { UploadRoutes } from "../../modules/questionnaires/http/uploads.ts";

/** Everything the web server needs from outside. It knows no table, no service and no clock. */
export interface AppDeps<Context extends ServedContext> {
  readonly schema: GraphQLSchema;
  readonly createContext: (request: RequestInfo) => Context | Promise<Context>;
  /** Resolves when the database answers, rejects when it does not. */
  readonly pingDatabase: () => Promise<void>;
  /** Whether the process has been told to stop, which `/readyz` says from then on; `close()` tells it too. */
  readonly isStopping?: () => boolean;
  /** What else `/readyz` asks before it says that all is well. */
  readonly readiness?: Readiness;
  /** What `/metrics` says besides what is seen here, and to whom; no such route when left out. */
  readonly metrics?: MetricsOptions;
  /** What `/widget/booking/{id}/calendar.ics` answers; no such route when left out. */
  readonly calendarFile?: CalendarFile;
  /** What `/feeds/{key}.ics` answers; no such route when left out. */
  readonly staffFeed?: CalendarFile;
  /** What `/exports/forms/{id}.csv` and `/exports/surveys/{id}.csv` answer; no such routes when left out. */
  readonly exportFile?: ExportFile;
  /** What `/uploads` gives files to and takes them from; no such routes when left out. */
  readonly uploads?: UploadRoutes;
  /** The mails of the mailbox, and the token in its address (null during development). Without it there is no mailbox page. */
  readonly mailbox?: { readonly mails: Pick<KeptMails, "list">; readonly token: string | null };
  /** Delivery of mails as `/readyz` reports it. */
  readonly mailState?: MailState;
  /** True for a trial by default: requests for another host than this machine get 421. */
  readonly isLoopbackOnly?: boolean;
  /** What Stripe tells at `/webhooks/stripe`; no such route when left out. */
  readonly stripeWebhook?: StripeWebhook;
  /** What `/test-payments/{id}` shows; no such page when left out. */
  readonly testPayments?: TestPayments;
  /** What `/media` gives pictures to and takes them from; no such routes when left out. */
  readonly media?: MediaRoutes;
  /** What `/sitemap.xml`, `/robots.txt` and the feeds answer; no such routes when left out. */
  readonly siteFile?: FindSiteFile;
  /** What the public pages of a host hang on; none is kept when left out. */
  readonly siteStamp?: SiteStamp;
  /** Lets pages with free times be kept for a moment; none is when left out. */
  readonly changeCount?: ChangeCount;
  /** Returns the origin that pages of a request's host print. It never contains an unknown host. */
  readonly siteOrigin: SiteOriginOf;
  /** Finds the contact data of the business of a host. Without it, pages name no business in `<noscript>`. */
  readonly reachBusiness?: ReachBusiness;
  /** How many of them are kept; as everywhere when left out. */
  readonly pageCache?: PageCacheLimits;
  /** Who may show a host's widget in a frame: origins; none: everybody. Everybody when left out. */
  readonly framedBy?: FramedBy;
  /** Where the house is, by which the developers' pages are found; neither they nor the explorer are there when left out. */
  readonly developersAt?: () => string;
  /** How much of what everybody may ask for; as much as they like when left out. */
  readonly rateLimits?: RateLimits;
  /** Rejects reads while it is closed. Without it no read is rejected. */
  readonly loadGate?: LoadGate;
  /** Returns whether a caller passes a closed gate. */
  readonly opensBooking?: OpensBooking;
  /** How long an operation may take; as everywhere when left out. */
  readonly operationTime?: OperationTime;
  /** Milliseconds in which the body of an operation has to arrive; as everywhere when left out. */
  readonly bodyTime?: number;
  /** Milliseconds within which the headers of a request must arrive. */
  readonly headerTime?: number;
  readonly build: ClientBuild;
  /** The file of the client's persisted documents; this checkout's own, and those of earlier releases, when left out. */
  readonly documentsFile?: string;
  /** Whose `X-Forwarded-*` headers count; Fastify's `trustProxy`. Nobody's when left out. */
  readonly trustProxy?: FastifyServerOptions["trustProxy"];
  readonly log?: LogOptions;
}

/** The client as it was built (`vite build`, twice), or as Vite serves it while somebody writes it. */
export type ClientBuild =
  | { readonly kind: "dev" }
  /** `dir` holds `client/` and `ssr/`. */
  | { readonly kind: "built"; readonly dir: string };

/** How much is said, and where to; a stream is for tests. */
export interface LogOptions {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}
