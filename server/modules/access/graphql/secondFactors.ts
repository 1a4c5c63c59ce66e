import type { Passkey } from "../../../platform/database/prisma/client.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { countRecoveryCodes } from "../data/factors/recoveryCodes.ts";
import { getRelyingParty } from "./signInCookies.ts";
import { ViewerRef } from "./viewer.ts";

export const PasskeyRef = builder.prismaObject("Passkey", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A WebAuthn credential with which a user signs in. Readable by the user only.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the passkey.", resolve: ({ id }) => toGlobalId("Passkey", id) }),
    name: t.exposeString("name", {
      description: "Name that the user chose, such as the name of the device.",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "Instant of the registration.",
      resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
    }),
    lastUsedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Instant of the last sign-in or confirmation. Null if there was none yet.",
      resolve: ({ lastUsedAt }) => lastUsedAt && formatInstant(lastUsedAt.getTime()),
    }),
  }),
});

/** Returns only passkeys of the caller. */
export async function findOwnPasskey(
  { database, viewer }: Context,
  businessId: string,
  id: string,
): Promise<Passkey | null> {
  if (viewer?.kind !== "USER" || viewer.businessId !== businessId) return null;
  return database.prisma.passkey.findUnique({
    where: { businessId_id: { businessId, id }, userId: viewer.id },
  });
}

builder.objectFields(ViewerRef, (t) => ({
  mustSetUpSecondFactor: t.boolean({
    description:
      "True if the business requires a second factor and the user has none. The user then has no permission until a passkey or an authenticator app is set up. False for an API key.",
    resolve: (viewer) => viewer.kind === "USER" && viewer.mustSetUpSecondFactor,
  }),
  passkeys: t.field({
    type: [PasskeyRef],
    description: "Passkeys of the signed-in user, oldest first; at most 20. Empty for an API key.",
    resolve: (viewer, _, { database }) => {
      if (viewer.kind !== "USER") return [];
      const { businessId, id: userId } = viewer;
      return database.prisma.passkey.findMany({
        where: { businessId, userId },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      });
    },
  }),
  codesEnabledAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Instant at which an authenticator app was set up. Null without one, and for an API key.",
    resolve: async (viewer, _, { database }) => {
      if (viewer.kind !== "USER") return null;
      const { businessId, id: userId } = viewer;
      const authenticator = await database.prisma.authenticator.findUnique({
        where: { businessId_userId: { businessId, userId } },
        select: { confirmedAt: true },
      });
      return authenticator?.confirmedAt ? formatInstant(authenticator.confirmedAt.getTime()) : null;
    },
  }),
  recoveryCodesLeft: t.int({
    description: "Number of unused recovery codes of the signed-in user. 0 for an API key.",
    resolve: (viewer, _, { database }) =>
      viewer.kind === "USER" ? countRecoveryCodes(database.query, viewer) : 0,
  }),
}));

builder.prismaObjectField(BusinessRef, "acceptsPasskeys", (t) =>
  t.boolean({
    description:
      "True if users can sign in with a passkey on the host of this request. Passkeys belong to the host of the server.",
    resolve: (_business, _args, ctx) => getRelyingParty(ctx) !== null,
  }),
);
