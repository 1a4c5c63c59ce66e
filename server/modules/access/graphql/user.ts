import { getSessionEnd } from "../rules/users/sessionLife.ts";
import type { UserSession } from "../../../platform/database/prisma/client.ts";
import { requires } from "./authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { withGuard } from "../../../platform/graphql/guards.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";
import { ViewerRef, ViewerRoleEnum } from "./viewer.ts";

const UserStateEnum = builder.enumType("UserState", {
  description: "Whether a user can sign in.",
  values: {
    INVITED: { description: "The user has not chosen a password yet." },
    ACTIVE: { description: "The user can sign in." },
    DISABLED: { description: "The user cannot sign in until the access is enabled again." },
  } as const,
});

const UserSessionRef = builder.prismaObject("UserSession", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A sign-in on one device. Readable by the user only.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("UserSession", id) }),
    agent: t.string({
      nullable: true,
      description: "The browser's `User-Agent`, at most 200 characters. Null if it sent none.",
      resolve: ({ agent }) => emptyToNull(agent),
    }),
    network: t.exposeString("network", {
      nullable: true,
      description:
        "Shortened address of the sign-in: an IPv4 /24 or an IPv6 /48, such as `192.0.2.0/24`. Null if it is unknown.",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "Instant of the sign-in.",
      resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
    }),
    lastUsedAt: t.field({
      type: "DateTime",
      description: "Instant of the last use, accurate to an hour.",
      resolve: ({ lastUsedAt }) => formatInstant(lastUsedAt.getTime()),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "Instant at which the session ends if it is not used again.",
      resolve: ({ createdAt, lastUsedAt }) =>
        formatInstant(getSessionEnd({ createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt.getTime() })),
    }),
    isCurrent: t.boolean({
      description: "True for the session of this request.",
      resolve: ({ id }, _, { viewer }) => viewer?.kind === "USER" && viewer.sessionId === id,
    }),
  }),
});

export const UserRef = builder.prismaObject("User", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: withGuard(
    { permissions: ["team.manage"], except: "the user" },
    (row: { businessId: string; id: string }, { viewer }: Context) =>
      (viewer?.kind === "USER" && viewer.businessId === row.businessId && viewer.id === row.id) ||
      requires("team.manage")(row),
  ),
  description: "A user who can sign in for a business.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the user.", resolve: ({ id }) => toGlobalId("User", id) }),
    email: t.exposeString("email", { description: "E-mail address for signing in." }),
    name: t.exposeString("name", { description: "Display name." }),
    role: t.expose("role", { type: ViewerRoleEnum, description: "Role within the business." }),
    staff: t.relation("staff", {
      type: StaffRef,
      nullable: true,
      description: "The staff member whom the user is. Null if there is none.",
    }),
    state: t.field({
      type: UserStateEnum,
      description: "Whether the user can sign in.",
      resolve: ({ disabledAt, passwordHash }) =>
        disabledAt ? "DISABLED" : passwordHash === null ? "INVITED" : "ACTIVE",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "Instant of the invitation.",
      resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
    }),
    passwordChangedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Instant at which the password was last set. Null if none was chosen yet.",
      resolve: ({ passwordChangedAt }) => passwordChangedAt && formatInstant(passwordChangedAt.getTime()),
    }),
  }),
});

/** A session that has ended may be stored until the next cleanup. */
function isActive({ createdAt, lastUsedAt }: UserSession, now: number): boolean {
  return getSessionEnd({ createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt.getTime() }) > now;
}

/** Returns only active sessions of the caller. */
export async function findOwnSession(
  { database, viewer, now }: Context,
  businessId: string,
  id: string,
): Promise<UserSession | null> {
  if (viewer?.kind !== "USER" || viewer.businessId !== businessId) return null;
  const session = await database.prisma.userSession.findUnique({
    where: { businessId_id: { businessId, id }, userId: viewer.id },
  });
  return session && isActive(session, now()) ? session : null;
}

builder.objectField(ViewerRef, "user", (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: "The signed-in user. Null for an API key.",
    resolve: (viewer, _, { database }) => {
      if (viewer.kind !== "USER") return null;
      const { businessId, id } = viewer;
      return database.prisma.user.findUnique({ where: { businessId_id: { businessId, id } } });
    },
  }),
);

builder.objectField(ViewerRef, "sessions", (t) =>
  t.field({
    type: [UserSessionRef],
    description: "Active sessions of the signed-in user, newest first; at most 100. Empty for an API key.",
    resolve: async (viewer, _, { database, now }) => {
      if (viewer.kind !== "USER") return [];
      const { businessId, id: userId } = viewer;
      const rows = await database.prisma.userSession.findMany({
        where: { businessId, userId },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: 100,
      });
      return rows.filter((session) => isActive(session, now()));
    },
  }),
);

builder.prismaObjectField(BusinessRef, "users", (t) =>
  t.relatedConnection(
    "users",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Users of the business in the order of their invitation.",
      authScopes: requires("team.manage"),
      query: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
    },
    ...connectionNames("User"),
  ),
);
