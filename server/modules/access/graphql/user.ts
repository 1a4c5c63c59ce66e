import { decodeTypeId, encodeTypeId } from "../../../shared/ids/typeId.ts";
import { getSessionEnd } from "../rules/users/sessionLife.ts";
import { requires } from "./authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";
import { ViewerRef, ViewerRoleEnum } from "./viewer.ts";

/** Sessions are no nodes, because they are readable only in the list of their user. */
const SESSION_PREFIX = "ses";

export function sessionRowId(id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded?.prefix === SESSION_PREFIX ? decoded.uuid : null;
}

const UserStateEnum = builder.enumType("UserState", {
  description: "Whether a user can sign in.",
  values: {
    INVITED: { description: "The user has not chosen a password yet." },
    ACTIVE: { description: "The user can sign in." },
    DISABLED: { description: "The user cannot sign in until the access is enabled again." },
  } as const,
});

const UserSessionRef = builder.prismaObject("UserSession", {
  description: "A sign-in on one device. Readable by the user only.",
  fields: (t) => ({
    id: t.id({
      description: "Id of the session, for `revokeSession`. Not a node id.",
      resolve: ({ id }) => encodeTypeId(SESSION_PREFIX, id),
    }),
    agent: t.exposeString("agent", { description: "The browser's `User-Agent`, at most 200 characters." }),
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
  authScopes: (row, { viewer }) =>
    (viewer?.kind === "USER" && viewer.businessId === row.businessId && viewer.id === row.id) ||
    requires("team.manage")(row),
  description:
    "A user who can sign in for a business. Readable by the user and by callers with `team.manage`.",
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
      return rows.filter(
        ({ createdAt, lastUsedAt }) =>
          getSessionEnd({ createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt.getTime() }) > now(),
      );
    },
  }),
);

builder.prismaObjectField(BusinessRef, "users", (t) =>
  t.relatedConnection(
    "users",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Users of the business in the order of their invitation. Requires `team.manage`.",
      authScopes: requires("team.manage"),
      query: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
    },
    ...connectionNames("User"),
  ),
);
