import { decodeTypeId, encodeTypeId } from "../../../shared/ids/typeId.ts";
import { sessionEnd } from "../rules/users/sessionLife.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";
import { ViewerRef, ViewerRoleEnum } from "./viewer.ts";

/** Sessions are no nodes: nobody finds one but in their own list. */
const SESSION_PREFIX = "ses";

/** The row id in a session's id; null when it is none. */
export function sessionRowId(id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded?.prefix === SESSION_PREFIX ? decoded.uuid : null;
}

const UserStateEnum = builder.enumType("UserState", {
  description: "Whether a user can sign in.",
  values: {
    INVITED: { description: "They have not chosen a password yet." },
    ACTIVE: { description: "They can sign in." },
    DISABLED: { description: "They cannot, until that is taken back." },
  } as const,
});

const UserSessionRef = builder.prismaObject("UserSession", {
  description: "One device on which a user has signed in. For themselves alone.",
  fields: (t) => ({
    id: t.id({ description: "Its id.", resolve: ({ id }) => encodeTypeId(SESSION_PREFIX, id) }),
    agent: t.exposeString("agent", { description: "What the browser calls itself." }),
    createdAt: t.field({
      type: "DateTime",
      description: "When they signed in.",
      resolve: ({ createdAt }) => instantText(createdAt.getTime()),
    }),
    lastUsedAt: t.field({
      type: "DateTime",
      description: "When it was used last, to the hour.",
      resolve: ({ lastUsedAt }) => instantText(lastUsedAt.getTime()),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "When it ends if it is not used before.",
      resolve: ({ createdAt, lastUsedAt }) =>
        instantText(sessionEnd({ createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt.getTime() })),
    }),
    isCurrent: t.boolean({
      description: "It is the session of this request.",
      resolve: ({ id }, _, { viewer }) => viewer?.kind === "USER" && viewer.sessionId === id,
    }),
  }),
});

/** Somebody who signs in for a business. */
export const UserRef = builder.prismaObject("User", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId, id }, { viewer }) =>
    (viewer?.kind === "USER" && viewer.businessId === businessId && viewer.id === id) || {
      may: { businessId, permission: "team.manage" },
    },
  description: "Somebody who signs in for a business. Seen by themselves, and by who may see to the team.",
  fields: (t) => ({
    id: t.id({ description: "Its global id.", resolve: ({ id }) => globalId("User", id) }),
    email: t.exposeString("email", { description: "What they sign in with." }),
    name: t.exposeString("name", { description: "What they are called." }),
    role: t.expose("role", { type: ViewerRoleEnum, description: "What they may do." }),
    staff: t.relation("staff", {
      type: StaffRef,
      nullable: true,
      description: "Whom they serve as; null: nobody.",
    }),
    state: t.field({
      type: UserStateEnum,
      description: "Whether they can sign in.",
      resolve: ({ disabledAt, passwordHash }) =>
        disabledAt ? "DISABLED" : passwordHash === null ? "INVITED" : "ACTIVE",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "When they were invited.",
      resolve: ({ createdAt }) => instantText(createdAt.getTime()),
    }),
    passwordChangedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When they chose their password.",
      resolve: ({ passwordChangedAt }) => passwordChangedAt && instantText(passwordChangedAt.getTime()),
    }),
  }),
});

builder.objectField(ViewerRef, "user", (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: "The user who has signed in; null for a key.",
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
    description: "One's own sessions, the latest first; none for a key.",
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
          sessionEnd({ createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt.getTime() }) > now(),
      );
    },
  }),
);

builder.prismaObjectField(BusinessRef, "users", (t) =>
  t.relatedConnection("users", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "Who signs in for the business, in the order in which they were invited.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "team.manage" } }),
    query: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  }),
);
