import { createAuthorization } from "../../modules/access/graphql/authorization.ts";
import { findViewer } from "../../modules/access/graphql/findViewer.ts";
import { createBookingLoaders } from "../../modules/bookings/graphql/loaders.ts";
import { siteOrigin } from "../../modules/businesses/graphql/siteOrigin.ts";
import type { ServerDeps } from "../../modules/businesses/serverDeps.ts";
import { createCatalogueLoaders } from "../../modules/catalogue/graphql/loaders.ts";
import { createContactLoaders } from "../../modules/contacts/graphql/loaders.ts";
import { createContentLoaders } from "../../modules/content/graphql/loaders.ts";
import type { SiteViews } from "../../modules/content/siteViews.ts";
import { MAIL_CAPS, type MailCaps } from "../../modules/notifications/rules/mailCaps.ts";
import { createPaymentLoaders } from "../../modules/payments/graphql/loaders.ts";
import { createQuestionnaireLoaders } from "../../modules/questionnaires/graphql/loaders.ts";
import type { Business } from "../../platform/database/prisma/client.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Context, Loaders } from "../../platform/graphql/context.ts";
import { PARTNER_COST_LIMIT, PUBLIC_COST_LIMIT } from "../../platform/graphql/limits/limitsCost.ts";
import { createSearches } from "../../platform/graphql/limits/searches.ts";
import { type RequestInfo, toScopeRequest } from "../../platform/graphql/requestInfo.ts";

export interface GraphDeps extends ServerDeps {
  readonly mailCaps?: MailCaps;
  readonly isTrial?: boolean;
  readonly siteViews?: SiteViews;
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

function createLoaders(deps: GraphDeps, businessId: string): Loaders {
  const { database } = deps;
  // Spreading six objects takes four times as long.
  const commerce = Object.assign(
    createCatalogueLoaders(database, businessId),
    createBookingLoaders(database, businessId),
    createPaymentLoaders(database, businessId),
  );
  return Object.assign(
    commerce,
    createQuestionnaireLoaders(database, businessId),
    createContactLoaders(database, businessId),
    createContentLoaders(deps, businessId),
  );
}
