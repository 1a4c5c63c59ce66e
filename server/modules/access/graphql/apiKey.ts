import type { KeyScope } from "../rules/keyScopes.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { KEY_PREFIX } from "../apiKeys.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { KeyScopeEnum, ViewerRef } from "./viewer.ts";

const ApiKeyStateEnum = builder.enumType("ApiKeyState", {
  description: "Whether a key opens anything.",
  values: {
    LIVE: { description: "It does." },
    EXPIRED: { description: "Its date has passed." },
    REVOKED: { description: "It was revoked, for good." },
  } as const,
});

/** What a program acts with. */
export const ApiKeyRef = builder.prismaObject("ApiKey", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId, id }, { viewer }) =>
    (viewer?.kind === "KEY" && viewer.businessId === businessId && viewer.id === id) || {
      may: { businessId, permission: "keys.manage" },
    },
  description: "What a program acts for the business with. Its secret is kept nowhere.",
  fields: (t) => ({
    id: t.id({ description: "Its global id.", resolve: ({ id }) => globalId("ApiKey", id) }),
    name: t.exposeString("name", { description: "What it is called." }),
    scopes: t.field({
      type: [KeyScopeEnum],
      description: "What it is for.",
      resolve: ({ scopes }) => scopes as KeyScope[],
    }),
    hint: t.string({
      description: "How its secret begins and ends, to know it again: `daybook_…9xQa`.",
      resolve: ({ lastFour }) => `${KEY_PREFIX}…${lastFour ?? ""}`,
    }),
    state: t.field({
      type: ApiKeyStateEnum,
      description: "Whether it opens anything.",
      resolve: ({ revokedAt, expiresAt }, _, { now }) =>
        revokedAt ? "REVOKED" : expiresAt && expiresAt.getTime() <= now() ? "EXPIRED" : "LIVE",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it was made.",
      resolve: ({ createdAt }) => instantText(createdAt.getTime()),
    }),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "From then on it opens nothing; null: it stays.",
      resolve: ({ expiresAt }) => expiresAt && instantText(expiresAt.getTime()),
    }),
    lastUsedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was used last, to ten minutes; null: never.",
      resolve: ({ lastUsedAt }) => lastUsedAt && instantText(lastUsedAt.getTime()),
    }),
    revokedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was revoked.",
      resolve: ({ revokedAt }) => revokedAt && instantText(revokedAt.getTime()),
    }),
  }),
});

builder.objectField(ViewerRef, "apiKey", (t) =>
  t.field({
    type: ApiKeyRef,
    nullable: true,
    description: "The key of this request; null for a user.",
    resolve: (viewer, _, { database }) => {
      if (viewer.kind !== "KEY") return null;
      const { businessId, id } = viewer;
      return database.prisma.apiKey.findUnique({ where: { businessId_id: { businessId, id } } });
    },
  }),
);

builder.prismaObjectField(BusinessRef, "apiKeys", (t) =>
  t.relatedConnection("apiKeys", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "The business's API keys, revoked ones too, the latest first.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "keys.manage" } }),
    query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
  }),
);
