import { createAuthorization } from "../../modules/access/graphql/authorization.ts";
import { findPlatform, findViewer } from "../../modules/access/graphql/findViewer.ts";
import type { PlatformCaller } from "../../modules/access/platformKeys.ts";
import { renewViewer } from "../../modules/access/graphql/renewViewer.ts";
import type { Viewer } from "../../modules/access/rules/viewer.ts";
import { createBookingLoaders } from "../../modules/bookings/graphql/loaders.ts";
import { loadUsage } from "../../modules/businesses/data/usage.ts";
import { siteOrigin } from "../../modules/businesses/graphql/siteOrigin.ts";
import { createCatalogueLoaders } from "../../modules/catalogue/graphql/loaders.ts";
import { createContactLoaders } from "../../modules/contacts/graphql/loaders.ts";
import { createMetadataLoaders } from "../../modules/integrations/graphql/metadata.ts";
import { createContentLoaders } from "../../modules/content/graphql/loaders.ts";
import { createPaymentLoaders } from "../../modules/payments/graphql/loaders.ts";
import { createQuestionnaireLoaders } from "../../modules/questionnaires/graphql/loaders.ts";
import type { Business } from "../../platform/database/prisma/client.ts";
import type { Deps, Scope } from "../../platform/database/scope.ts";
import type { Context, Loaders } from "../../platform/graphql/context.ts";
import { createRowLoader } from "../../platform/graphql/loaders.ts";
import { PARTNER_COST_LIMIT, PUBLIC_COST_LIMIT } from "../../platform/graphql/limits/limitsCost.ts";
import { createSearches } from "../../platform/graphql/limits/searches.ts";
import type { RenewedContext } from "../../platform/graphql/streams/liveStream.ts";
import { type RequestInfo, toScopeRequest } from "../../platform/graphql/requestInfo.ts";

export async function createContext(deps: Deps, request: RequestInfo): Promise<Context> {
  const platform = await findPlatform(deps, request);
  const viewer = platform ? null : await findViewer(deps, request);
  return createViewerContext(deps, request, viewer, platform);
}

/**
 * Returns a new context for the next messages of a stream.
 * @throws {GraphQLError} when the key or the session is no longer valid
 */
export async function renewContext(
  deps: Deps,
  { request, viewer }: Context,
): Promise<RenewedContext<Context>> {
  const renewed = viewer && (await renewViewer(deps, viewer));
  const context = await createViewerContext(deps, request, renewed?.viewer ?? null, null);
  return { context, endsAt: renewed?.endsAt ?? null };
}

async function createViewerContext(
  deps: Deps,
  request: RequestInfo,
  viewer: Viewer | null,
  platform: PlatformCaller | null,
): Promise<Context> {
  const caller = viewer ?? (platform && { ...platform, kind: "PLATFORM" as const });
  const business = await (viewer
    ? deps.directory.byId(viewer.businessId)
    : deps.directory.byHost(request.host));
  if (viewer?.kind === "KEY" && business) await deps.apiCosts.prepare(business);
  const loaders = new Map<string, Loaders>();
  const scopes = new Map<Business, Scope>();
  // Once for each row, because the copy of all dependencies takes microseconds.
  const scope = (row: Business): Scope => {
    const known = scopes.get(row) ?? { ...deps, request: toScopeRequest(request), business: row };
    scopes.set(row, known);
    return known;
  };
  const getBusiness = async (businessId: string): Promise<Business> => {
    const row = businessId === business?.id ? business : await deps.directory.byId(businessId);
    if (!row) throw new Error("a row names a business that does not exist");
    return row;
  };
  const context: Context = {
    requestId: request.requestId,
    locale: request.locale,
    callerId: caller && `${caller.kind} ${caller.id}`,
    costLimit: request.isPersisted ? null : caller ? PARTNER_COST_LIMIT : PUBLIC_COST_LIMIT,
    request,
    viewer,
    platform,
    authorization: createAuthorization(viewer, platform),
    business,
    database: deps.database,
    signer: deps.signer,
    payments: deps.payments,
    isTrial: deps.isTrial,
    scope,
    platformScope: () => ({ ...deps, request: toScopeRequest(request) }),
    getScope: async (businessId) => scope(await getBusiness(businessId)),
    getBusiness,
    siteOrigin: async (businessId) => siteOrigin(deps, await getBusiness(businessId), request),
    now: () => deps.clock.now(),
    mailCaps: deps.mailCaps,
    ...(viewer?.kind === "KEY" &&
      business && { monthlyCost: { spend: (cost: number) => deps.apiCosts.spend(business, cost) } }),
    businessUsage: createRowLoader(
      (ids) => loadUsage(deps.database.query, ids, deps.clock.now()),
      ({ businessId }) => businessId,
    ),
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

function createLoaders(deps: Deps, businessId: string): Loaders {
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
    createMetadataLoaders(database, businessId),
  );
}
