import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import type { AuthScopes, Context } from "./context.ts";
import { findRefusingGuard, formatPermission } from "./guards.ts";
import type PrismaTypes from "./prisma-types.ts";
import { getDatamodel } from "./prisma-types.ts";

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  AuthScopes: AuthScopes;
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
    Locale: { Input: string; Output: string };
    URL: { Input: string; Output: string };
    CountryCode: { Input: string; Output: string };
    LocalTime: { Input: string; Output: string };
    RichText: { Input: string; Output: string };
    EventType: { Input: string; Output: string };
    JSONObject: { Input: Record<string, unknown>; Output: object };
  };
}>({
  plugins: [ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ComplexityPlugin],
  scopeAuth: {
    authScopes: ({ authorization }) => authorization.checks,
    unauthorizedError: (_parent, { authorization }, info) => {
      const guard = findRefusingGuard(info);
      return authorization.createError(guard && formatPermission(guard));
    },
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

builder.queryType({ description: "The root of all queries." });
builder.mutationType({
  description:
    "The root of all mutations. Each mutation returns a union of its payload and its failures. All failures implement `Failure`.",
});
builder.subscriptionType({
  description: "The root of all subscriptions. They are served as server-sent events at `/graphql/stream`.",
});
