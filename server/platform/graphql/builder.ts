import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import type { Permission } from "../../modules/access/rules/permissions.ts";
import { reachIn } from "../../modules/access/rules/viewer.ts";
import { forbidden, mayIn } from "../../modules/access/graphql/authorization.ts";
import type { Context } from "./context.ts";
import type PrismaTypes from "./prisma-types.ts";
import { getDatamodel } from "./prisma-types.ts";

/** The one builder. Types and fields are added by `schema/*` and `mutations/*`. */
export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  AuthScopes: {
    /** The viewer may do that in their own business. */
    viewer: Permission;
    /** The viewer may do that in that business. */
    may: { readonly businessId: string; readonly permission: Permission };
    /** The viewer may do that at least about what they serve themselves; the resolver looks at what it is about (`ownBookings.ts`). */
    mayOwn: { readonly businessId: string; readonly permission: Permission };
    /** The same in their own business. */
    viewerOwn: Permission;
  };
  DefaultFieldNullability: false;
  DefaultNodeNullability: false;
  DefaultEdgesNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: number; Output: string };
    Date: { Input: string; Output: string };
    TimeZone: { Input: string; Output: string };
    EmailAddress: { Input: string; Output: string };
    Currency: { Input: string; Output: string };
    RichText: { Input: string; Output: string };
    EventType: { Input: string; Output: string };
    JSONObject: { Input: Record<string, unknown>; Output: object };
  };
}>({
  plugins: [ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ComplexityPlugin],
  scopeAuth: {
    authScopes: ({ viewer }) => ({
      viewer: (permission) => viewer !== null && mayIn(viewer, viewer.businessId, permission),
      may: ({ businessId, permission }) => mayIn(viewer, businessId, permission),
      mayOwn: ({ businessId, permission }) => reachIn(viewer, businessId, permission) !== null,
      viewerOwn: (permission) => viewer !== null && reachIn(viewer, viewer.businessId, permission) !== null,
    }),
    unauthorizedError: (_parent, { viewer }) => forbidden(viewer),
  },
  defaultFieldNullability: false,
  prisma: {
    client: (context) => context.database.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    maxConnectionSize: 100,
    defaultConnectionSize: 20,
  },
  relay: { nodeQueryOptions: false, nodesQueryOptions: false },
  complexity: { defaultComplexity: 1, defaultListMultiplier: 10 },
});

builder.queryType({ description: "What can be asked." });
builder.mutationType({
  description:
    "What can be changed. Each mutation answers a union of its success and its named failures; all failures implement `Failure`.",
});
