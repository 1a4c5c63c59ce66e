import type { KeyScope } from "../rules/keyScopes.ts";
import { requires } from "./authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { withGuard } from "../../../platform/graphql/guards.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { KEY_PREFIX } from "../apiKeys.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { KeyScopeEnum, ViewerRef } from "./viewer.ts";

const ApiKeyStateEnum = builder.enumType("ApiKeyState", {
  description: "Whether an API key can be used.",
  values: {
    LIVE: { description: "The key can be used." },
    EXPIRED: { description: "`expiresAt` has passed." },
    REVOKED: { description: "The key was revoked. This is permanent." },
  } as const,
});

export const ApiKeyRef = builder.prismaObject("ApiKey", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: withGuard(
    { permissions: ["keys.manage"], except: "the key itself" },
    (row: { businessId: string; id: string }, { viewer }: Context) =>
      (viewer?.kind === "KEY" && viewer.businessId === row.businessId && viewer.id === row.id) ||
      requires("keys.manage")(row),
  ),
  description: "An API key of a business. The secret is not stored and cannot be read again.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the key.", resolve: ({ id }) => toGlobalId("ApiKey", id) }),
    name: t.exposeString("name", { description: "Name of the key, as its owner chose it." }),
    scopes: t.field({
      type: [KeyScopeEnum],
      description: "The scopes of the key. See `KeyScope` for what each allows.",
      resolve: ({ scopes }) => scopes as KeyScope[],
    }),
    hint: t.string({
      description:
        "The prefix and the last four characters of the secret, such as `daybook_…9xQa`, to recognize it.",
      resolve: ({ lastFour }) => `${KEY_PREFIX}…${lastFour ?? ""}`,
    }),
    state: t.field({
      type: ApiKeyStateEnum,
      description: "Whether the key can be used.",
      resolve: ({ revokedAt, expiresAt }, _, { now }) =>
        revokedAt ? "REVOKED" : expiresAt && expiresAt.getTime() <= now() ? "EXPIRED" : "LIVE",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "Instant of creation.",
      resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
    }),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Instant from which requests with the key are rejected. Null if the key never expires.",
      resolve: ({ expiresAt }) => expiresAt && formatInstant(expiresAt.getTime()),
    }),
    lastUsedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Instant of the last use, accurate to ten minutes. Null if it was never used.",
      resolve: ({ lastUsedAt }) => lastUsedAt && formatInstant(lastUsedAt.getTime()),
    }),
    revokedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Instant of revocation. Null if it was not revoked.",
      resolve: ({ revokedAt }) => revokedAt && formatInstant(revokedAt.getTime()),
    }),
  }),
});

builder.objectField(ViewerRef, "apiKey", (t) =>
  t.field({
    type: ApiKeyRef,
    nullable: true,
    description: "The API key of this request. Null if the caller is a user.",
    resolve: (viewer, _, { database }) => {
      if (viewer.kind !== "KEY") return null;
      const { businessId, id } = viewer;
      return database.prisma.apiKey.findUnique({ where: { businessId_id: { businessId, id } } });
    },
  }),
);

builder.prismaObjectField(BusinessRef, "apiKeys", (t) =>
  t.relatedConnection(
    "apiKeys",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "API keys of the business, including revoked keys, newest first.",
      authScopes: requires("keys.manage"),
      query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
    },
    ...connectionNames("ApiKey"),
  ),
);
