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
import type { HostLookups } from "../outbound/hostLookups.ts";
import type { SiteView } from "../../modules/content/siteView.ts";
import type { SiteViews } from "../../modules/content/siteViews.ts";
import { loadSiteView } from "../../modules/content/loadSiteView.ts";
import type { NotificationQueue } from "../database/notificationQueue.ts";
import type { Clock, HumanCheck, Jobs, RandomSource } from "../database/ports.ts";
import type { Scope } from "../database/scope.ts";
import type { Signer } from "../ids/signer.ts";
import type { SpamLimits } from "../../modules/access/checkSpam.ts";
import type { UploadLimits } from "../../modules/questionnaires/uploads.ts";
import type { GraphqlContext } from "./apollo.ts";
import { createAuthorization } from "../../modules/access/graphql/authorization.ts";
import { findViewer } from "../../modules/access/graphql/findViewer.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { type Searches, createSearches } from "./limits/searches.ts";
import { siteOrigin } from "../../modules/businesses/graphql/siteOrigin.ts";

export interface GraphDeps {
  readonly database: Database;
  readonly directory: BusinessDirectory;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly signer: Signer;
  readonly notifications: NotificationQueue;
  readonly jobs?: Jobs;
  readonly webhooksToLoopback?: boolean;
  readonly hostLookups?: HostLookups;
  readonly spam?: SpamLimits;
  readonly uploads?: UploadLimits;
  readonly orderLimits?: OrderLimits;
  readonly humanCheck?: HumanCheck;
  readonly countsAddresses?: boolean;
  readonly mailCaps?: MailCaps;
  readonly payments?: PaymentGateways;
  readonly isTrial?: boolean;
  readonly siteViews?: SiteViews;
  readonly serverOrigin?: () => string;
  /** Null for each business's e-mail address. */
  readonly securityContact?: string | null;
  readonly paySeconds?: number;
  readonly wake?: () => void;
}

export interface Loaders {
  readonly service: DataLoader<string, Service | null>;
  readonly staff: DataLoader<string, Staff | null>;
  readonly provider: DataLoader<string, Provider | null>;
  readonly form: DataLoader<string, Form | null>;
  readonly survey: DataLoader<string, Survey | null>;
  readonly providerBySlug: DataLoader<string, Provider | null>;
  readonly serviceBySlug: DataLoader<string, Service | null>;
  readonly staffBySlug: DataLoader<string, Staff | null>;
  readonly bookingRow: DataLoader<string, BookingRow | null>;
  readonly order: DataLoader<string, Order | null>;
  /** By the id of any of the contact's rows. */
  readonly contact: DataLoader<string, ContactRow | null>;
  /** By e-mail address. */
  readonly contactFigures: DataLoader<string, ContactFigures | null>;
  readonly formVersion: DataLoader<FormVersionKey, FormDefinition | null, string>;
  readonly surveyVersion: DataLoader<SurveyVersionKey, SurveyDefinition | null, string>;
  readonly orderSubmissions: DataLoader<string, OrderSubmission[]>;
  readonly ownerBookingsOfOrder: DataLoader<string, Booking[]>;
  readonly orderBookings: DataLoader<string, BookingRow[]>;
  readonly orderPayments: DataLoader<string, PaymentRow[]>;
  /** Null if nothing was ever paid. */
  readonly bookingMoney: DataLoader<string, BookingMoney | null>;
  /** By preview name; empty for the public site. */
  readonly site: DataLoader<string, SiteView | null>;
  /** The caller must have found the revision in a visible site. */
  readonly revision: DataLoader<RevisionKey, RevisionRow | null, string>;
}

/** The parameters of permission checks, by name of the check. Modules declare theirs. */
export interface AuthScopes {}

export interface Authorization {
  readonly checks: { readonly [Name in keyof AuthScopes]: (parameter: AuthScopes[Name]) => boolean };
  createError(): Error;
}

export interface Context extends GraphqlContext {
  readonly request: RequestInfo;
  /** Null for visitors. */
  readonly viewer: Viewer | null;
  readonly authorization: Authorization;
  /** The business of the API key, otherwise of the request's host. */
  readonly business: Business | null;
  scope(business: Business): Scope;
  getScope(businessId: string): Promise<Scope>;
  getBusiness(businessId: string): Promise<Business>;
  siteOrigin(businessId: string): Promise<string>;
  now(): number;
  readonly database: Database;
  readonly signer: Signer;
  readonly payments: PaymentGateways | undefined;
  readonly mailCaps: MailCaps;
  readonly isTrial: boolean;
  loaders(businessId: string): Loaders;
  readonly searches: Searches;
}

/** For visitors. Persisted documents have no limit. */
export const PUBLIC_COST_LIMIT = 5_000;

export const PARTNER_COST_LIMIT = 50_000;

export function toScopeRequest({
  requestId,
  clientAddress,
  locale,
}: RequestInfo): NonNullable<Scope["request"]> {
  return { id: requestId, clientAddress, locale };
}

export async function createContext(deps: GraphDeps, request: RequestInfo): Promise<Context> {
  const viewer = await findViewer(deps, request);
  const business = await (viewer
    ? deps.directory.byId(viewer.businessId)
    : deps.directory.byHost(request.host));
  const loaders = new Map<string, Loaders>();
  const scope = (row: Business): Scope => ({ ...deps, request: toScopeRequest(request), business: row });
  const getBusiness = async (businessId: string): Promise<Business> => {
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
    authorization: createAuthorization(viewer),
    business,
    database: deps.database,
    signer: deps.signer,
    payments: deps.payments,
    isTrial: deps.isTrial ?? false,
    scope,
    getScope: async (businessId) => scope(await getBusiness(businessId)),
    getBusiness,
    siteOrigin: async (businessId) => siteOrigin(deps, await getBusiness(businessId), request),
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
  const whereSlug = (slugs: string[]) => ({
    where: { businessId, OR: [{ slug: { in: slugs } }, { formerSlugs: { hasSome: slugs } }] },
    orderBy: { id: "desc" as const },
  });
  return {
    service: rowLoader(service, (row) => row.id),
    staff: rowLoader(staff, (row) => row.id),
    provider: rowLoader(provider, (row) => row.id),
    form: rowLoader(form, (row) => row.id),
    survey: rowLoader(survey, (row) => row.id),
    providerBySlug: slugLoader((slugs) => prisma.provider.findMany(whereSlug(slugs))),
    serviceBySlug: slugLoader((slugs) => prisma.service.findMany(whereSlug(slugs))),
    staffBySlug: slugLoader((slugs) => prisma.staff.findMany(whereSlug(slugs))),
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
    ownerBookingsOfOrder: new DataLoader(async (orders: readonly string[]) => {
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
            ? siteViews.getView(businessId, clock.now())
            : loadSiteView(query, businessId, name || null, clock.now()),
        ),
      ),
    ),
    revision: new DataLoader((keys) => loadRevisions(query, businessId, keys), {
      cacheKeyFn: ({ entryId, number }) => `${entryId} ${number}`,
    }),
  };
}

const versionKey = ({ formId, version }: FormVersionKey) => `${formId} ${version}`;

function rowLoader<Row>(load: (keys: string[]) => Promise<Row[]>, getKey: (row: Row) => string) {
  return new DataLoader<string, Row | null>(async (keys) => {
    const rows = new Map((await load([...keys])).map((row) => [getKey(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}

/** A former slug finds the last row that had it, unless another row has it now. */
function slugLoader<Row extends { readonly slug: string; readonly formerSlugs: string[] }>(
  load: (slugs: string[]) => Promise<Row[]>,
) {
  return new DataLoader<string, Row | null>(async (slugs) => {
    const rows = await load([...slugs]);
    const findCurrent = (slug: string) => rows.find((row) => row.slug === slug);
    const findFormer = (slug: string) => rows.find((row) => row.formerSlugs.includes(slug));
    return slugs.map((slug) => findCurrent(slug) ?? findFormer(slug) ?? null);
  });
}
