import DataLoader from "dataloader";
import {
  type BookingRow,
  loadBookings,
  loadBookingsOfOrders,
} from "../../modules/bookings/data/loadBookings.ts";
import { type RevisionKey, type RevisionRow, loadRevisions } from "../../modules/content/data/loadSite.ts";
import {
  type ContactFigures,
  type ContactRow,
  loadContactFigures,
  loadContacts,
} from "../../modules/contacts/data/loadContacts.ts";
import type { Database } from "../database/database.ts";
import { type FormVersionKey, loadFormVersions } from "../../modules/questionnaires/data/forms/loadForms.ts";
import {
  type BookingMoney,
  type PaymentRow,
  loadBookingMoney,
  loadPaymentsOfOrders,
} from "../../modules/payments/data/loadPayments.ts";
import {
  type OrderSubmission,
  loadOrderSubmissions,
} from "../../modules/questionnaires/data/forms/loadOrderSubmissions.ts";
import type {
  Booking,
  Business,
  Form,
  Order,
  Provider,
  Service,
  Staff,
  Survey,
} from "../database/prisma/client.ts";
import {
  type SurveyVersionKey,
  loadSurveyVersions,
} from "../../modules/questionnaires/data/surveys/loadSurveys.ts";
import type { Viewer } from "../../modules/access/rules/viewer.ts";
import { MAIL_CAPS, type MailCaps } from "../../modules/notifications/rules/mailCaps.ts";
import type { OrderLimits } from "../../modules/bookings/rules/orderLimits.ts";
import type { FormDefinition } from "../../shared/forms/definition.ts";
import type { SurveyDefinition } from "../../shared/surveys/definition.ts";
import type { PaymentGateways } from "../../modules/payments/gateways/port.ts";
import type { BusinessDirectory } from "../../modules/businesses/businessDirectory.ts";
import type { HostLookups } from "../../modules/businesses/verifyHost.ts";
import type { SiteView } from "../../modules/content/siteView.ts";
import type { SiteViews } from "../../modules/content/siteViews.ts";
import { viewSite } from "../../modules/content/viewSite.ts";
import type { Clock, HumanCheck, Jobs, RandomSource } from "../database/ports.ts";
import type { Scope } from "../database/scope.ts";
import type { Signer } from "../ids/signer.ts";
import type { SpamLimits } from "../../modules/access/spamCost.ts";
import type { UploadLimits } from "../../modules/questionnaires/uploads.ts";
import type { ServedContext } from "./apollo.ts";
import { findViewer } from "../../modules/access/graphql/findViewer.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { type Searches, createSearches } from "./limits/searches.ts";
import { siteOrigin } from "../../modules/businesses/graphql/siteOrigin.ts";

/** What outlives a request. */
export interface GraphDeps {
  readonly database: Database;
  readonly directory: BusinessDirectory;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly signer: Signer;
  readonly jobs?: Jobs;
  /** See `Scope`. */
  readonly webhooksToLoopback?: boolean;
  /** See `Scope`. */
  readonly hostLookups?: HostLookups;
  /** When submitting costs something; without: as everywhere. */
  readonly spam?: SpamLimits;
  /** How much may be sent before it is submitted; without: as everywhere. */
  readonly uploads?: UploadLimits;
  /** See `Scope`. */
  readonly orderLimits?: OrderLimits;
  readonly humanCheck?: HumanCheck;
  /** See `Scope`. */
  readonly countsAddresses?: boolean;
  /** Default: `MAIL_CAPS`. */
  readonly mailCaps?: MailCaps;
  readonly payments?: PaymentGateways;
  /** True when this server is a trial. False when left out. */
  readonly isTrial?: boolean;
  /** What the public sees of sites; without: each request reads it. */
  readonly siteViews?: SiteViews;
  /** See `siteOrigin`. */
  readonly houseOrigin?: () => string;
  /** The contact of `security.txt`: an e-mail address or an `https:` address. Null for each business's e-mail address. */
  readonly securityContact?: string | null;
  /** See `Scope`. */
  readonly paySeconds?: number;
  readonly wake?: () => void;
}

/** Rows by id, each read once a request however many fields ask. */
export interface Loaders {
  readonly service: DataLoader<string, Service | null>;
  readonly staff: DataLoader<string, Staff | null>;
  readonly provider: DataLoader<string, Provider | null>;
  readonly form: DataLoader<string, Form | null>;
  readonly survey: DataLoader<string, Survey | null>;
  readonly providerBySlug: DataLoader<string, Provider | null>;
  readonly serviceBySlug: DataLoader<string, Service | null>;
  readonly staffBySlug: DataLoader<string, Staff | null>;
  /** Bookings with all that was written with them, by their ids. */
  readonly bookingRow: DataLoader<string, BookingRow | null>;
  readonly order: DataLoader<string, Order | null>;
  /** People, by any row of theirs. */
  readonly contact: DataLoader<string, ContactRow | null>;
  /** What people have booked, by the e-mails that they are known by; null: nothing. */
  readonly contactFigures: DataLoader<string, ContactFigures | null>;
  /** What a form asked in one of its versions, by form and version. */
  readonly formVersion: DataLoader<FormVersionKey, FormDefinition | null, string>;
  /** What a survey asked in one of its versions, by survey and version. */
  readonly surveyVersion: DataLoader<SurveyVersionKey, SurveyDefinition | null, string>;
  /** What was submitted with an order, by the order's id. */
  readonly orderSubmissions: DataLoader<string, OrderSubmission[]>;
  /** The same bookings as the business sees them, by when they begin. */
  readonly bookingsOfOrder: DataLoader<string, Booking[]>;
  /** The bookings of orders, by the order's id. */
  readonly orderBookings: DataLoader<string, BookingRow[]>;
  /** The payments of orders, oldest first, by the order's id. */
  readonly orderPayments: DataLoader<string, PaymentRow[]>;
  /** What was paid for bookings, by their ids; null: nothing ever. */
  readonly bookingMoney: DataLoader<string, BookingMoney | null>;
  /** What may be seen of the site: by the public (an empty name), or in the preview of that name. */
  readonly site: DataLoader<string, SiteView | null>;
  /** All that an entry says in a revision. Whoever names one has seen it in a site. */
  readonly revision: DataLoader<RevisionKey, RevisionRow | null, string>;
}

/** What every resolver is given. */
export interface Context extends ServedContext {
  readonly request: RequestInfo;
  /** Who has signed in, or shows an API key; null: a visitor. */
  readonly viewer: Viewer | null;
  /** The business of the API key, else of the request's host; null on a database without one. */
  readonly business: Business | null;
  /** The use cases' view of a business, by default the host's. */
  scope(business: Business): Scope;
  scopeOf(businessId: string): Promise<Scope>;
  businessOf(businessId: string): Promise<Business>;
  /** The origin that a business's site is at, whatever host was asked for. */
  siteOrigin(businessId: string): Promise<string>;
  /** Epoch milliseconds, by the one clock. */
  now(): number;
  readonly database: Database;
  readonly signer: Signer;
  /** Who takes payments; without: nobody does. */
  readonly payments: PaymentGateways | undefined;
  /** The caps on notifications. */
  readonly mailCaps: MailCaps;
  /** True when this server is a trial. */
  readonly isTrial: boolean;
  loaders(businessId: string): Loaders;
  /** Runs and charges every search for free times of a request. */
  readonly searches: Searches;
}

/** What one operation of somebody unknown may cost; the widget's own documents have no limit. */
export const PUBLIC_COST_LIMIT = 5_000;

/** What one operation of the holder of an API key may cost. */
export const PARTNER_COST_LIMIT = 50_000;

/** The part of a request that use cases know. */
export function requestOf({ requestId, clientAddress, locale }: RequestInfo): NonNullable<Scope["request"]> {
  return { id: requestId, clientAddress, locale };
}

/** Makes the context of one request. */
export async function createContext(deps: GraphDeps, request: RequestInfo): Promise<Context> {
  const viewer = await findViewer(deps, request);
  const business = await (viewer
    ? deps.directory.byId(viewer.businessId)
    : deps.directory.byHost(request.host));
  const loaders = new Map<string, Loaders>();
  const scope = (row: Business): Scope => ({ ...deps, request: requestOf(request), business: row });
  const businessOf = async (businessId: string): Promise<Business> => {
    const row = businessId === business?.id ? business : await deps.directory.byId(businessId);
    if (!row) throw new Error("a row names a business that does not exist");
    return row;
  };
  const context: Context = {
    requestId: request.requestId,
    locale: request.locale,
    callerId: viewer && `${viewer.kind} ${viewer.id}`,
    costLimit: request.isPersisted ? null : viewer ? PARTNER_COST_LIMIT : PUBLIC_COST_LIMIT,
    request,
    viewer,
    business,
    database: deps.database,
    signer: deps.signer,
    payments: deps.payments,
    isTrial: deps.isTrial ?? false,
    scope,
    scopeOf: async (businessId) => scope(await businessOf(businessId)),
    businessOf,
    siteOrigin: async (businessId) => siteOrigin(deps, await businessOf(businessId), request),
    now: () => deps.clock.now(),
    mailCaps: deps.mailCaps ?? MAIL_CAPS,
    loaders(businessId) {
      const known = loaders.get(businessId) ?? createLoaders(deps, businessId);
      loaders.set(businessId, known);
      return known;
    },
    ...(request.meter && { meter: request.meter }),
    searches: createSearches(() => context.meter),
  };
  return context;
}

function createLoaders({ database, clock, siteViews }: GraphDeps, businessId: string): Loaders {
  const { prisma, query } = database;
  const service = (ids: string[]) => prisma.service.findMany({ where: { businessId, id: { in: ids } } });
  const staff = (ids: string[]) => prisma.staff.findMany({ where: { businessId, id: { in: ids } } });
  const provider = (ids: string[]) => prisma.provider.findMany({ where: { businessId, id: { in: ids } } });
  const form = (ids: string[]) => prisma.form.findMany({ where: { businessId, id: { in: ids } } });
  const survey = (ids: string[]) => prisma.survey.findMany({ where: { businessId, id: { in: ids } } });
  const calledNowOrOnce = (slugs: string[]) => ({
    where: { businessId, OR: [{ slug: { in: slugs } }, { formerSlugs: { hasSome: slugs } }] },
    orderBy: { id: "desc" as const },
  });
  return {
    service: rowLoader(service, (row) => row.id),
    staff: rowLoader(staff, (row) => row.id),
    provider: rowLoader(provider, (row) => row.id),
    form: rowLoader(form, (row) => row.id),
    survey: rowLoader(survey, (row) => row.id),
    providerBySlug: slugLoader((slugs) => prisma.provider.findMany(calledNowOrOnce(slugs))),
    serviceBySlug: slugLoader((slugs) => prisma.service.findMany(calledNowOrOnce(slugs))),
    staffBySlug: slugLoader((slugs) => prisma.staff.findMany(calledNowOrOnce(slugs))),
    bookingRow: rowLoader(
      (ids) => loadBookings(query, businessId, ids),
      (row) => row.id,
    ),
    order: rowLoader(
      (ids) => prisma.order.findMany({ where: { businessId, id: { in: ids } } }),
      (row) => row.id,
    ),
    contact: new DataLoader((ids) => loadContacts(query, businessId, ids)),
    contactFigures: new DataLoader((keys) => loadContactFigures(query, businessId, keys)),
    formVersion: new DataLoader((keys) => loadFormVersions(query, businessId, keys), {
      cacheKeyFn: versionKey,
    }),
    surveyVersion: new DataLoader((keys) => loadSurveyVersions(query, businessId, keys), {
      cacheKeyFn: ({ surveyId, version }) => `${surveyId} ${version}`,
    }),
    orderSubmissions: new DataLoader((orders) => loadOrderSubmissions(query, businessId, orders)),
    bookingsOfOrder: new DataLoader(async (orders: readonly string[]) => {
      const rows = await prisma.booking.findMany({
        where: { businessId, orderId: { in: [...orders] } },
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      });
      return orders.map((order) => rows.filter((row) => row.orderId === order));
    }),
    orderBookings: new DataLoader(async (orders: readonly string[]) => {
      const rows = await loadBookingsOfOrders(query, businessId, orders);
      return orders.map((order) => rows.filter((row) => row.orderId === order));
    }),
    orderPayments: new DataLoader(async (orders: readonly string[]) => {
      const rows = await loadPaymentsOfOrders(query, businessId, orders);
      return orders.map((order) => rows.filter((row) => row.orderId === order));
    }),
    bookingMoney: rowLoader(
      (ids) => loadBookingMoney(query, businessId, ids),
      (row) => row.id,
    ),
    site: new DataLoader((names) =>
      Promise.all(
        names.map((name) =>
          name === "" && siteViews
            ? siteViews.of(businessId, clock.now())
            : viewSite(query, businessId, name || null, clock.now()),
        ),
      ),
    ),
    revision: new DataLoader((keys) => loadRevisions(query, businessId, keys), {
      cacheKeyFn: ({ entryId, number }) => `${entryId} ${number}`,
    }),
  };
}

const versionKey = ({ formId, version }: FormVersionKey) => `${formId} ${version}`;

function rowLoader<Row>(load: (keys: string[]) => Promise<Row[]>, keyOf: (row: Row) => string) {
  return new DataLoader<string, Row | null>(async (keys) => {
    const rows = new Map((await load([...keys])).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}

/** Rows by what they are called, or else by what the last of them was called before. */
function slugLoader<Row extends { readonly slug: string; readonly formerSlugs: string[] }>(
  load: (slugs: string[]) => Promise<Row[]>,
) {
  return new DataLoader<string, Row | null>(async (slugs) => {
    const rows = await load([...slugs]);
    const called = (slug: string) => rows.find((row) => row.slug === slug);
    const once = (slug: string) => rows.find((row) => row.formerSlugs.includes(slug));
    return slugs.map((slug) => called(slug) ?? once(slug) ?? null);
  });
}
