import { KEY_SCOPES, type KeyScope } from "../rules/keyScopes.ts";
import {
  PERMISSIONS,
  type Permission,
  type PermissionScope,
  type VIEWER_ROLES,
} from "../rules/permissions.ts";
import { type Viewer, listPermissions } from "../rules/viewer.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";

export const ViewerRoleEnum = builder.enumType("ViewerRole", {
  description: "Role of a user within a business.",
  values: {
    OWNER: { description: "All permissions." },
    MANAGER: {
      description:
        "All permissions but those on the business settings, API keys and webhooks. A manager cannot create or change owners.",
    },
    STAFF: { description: "Reads and changes bookings of the user's own staff member." },
    READER: {
      description: "Reads bookings, calendars, answers, payments, contacts and figures. Changes nothing.",
    },
  } satisfies Record<(typeof VIEWER_ROLES)[number], object>,
});

const SCOPE_DESCRIPTIONS: Readonly<Record<KeyScope, string>> = {
  catalogue: "Manage services, providers, staff members, resources, schedules and one-time links.",
  "bookings:read": "Read bookings and figures.",
  "bookings:write": "Read, decide, move, cancel and mark bookings.",
  contacts: "Read, correct, export and erase the data of contacts.",
  content: "Manage the site and the origins that may show the widget.",
  forms: "Manage forms and surveys, and read the answers.",
  payments: "Read payments and refund them.",
  webhooks: "Manage webhook endpoints and deliveries, and read the event log.",
  admin: "All permissions, including those for API keys and users.",
};

export const KeyScopeEnum = builder.enumType("KeyScope", {
  description: "A group of permissions of an API key.",
  values: Object.fromEntries(
    KEY_SCOPES.map((value) => [
      value.replace(":", "_").toUpperCase(),
      { value, description: SCOPE_DESCRIPTIONS[value] },
    ]),
  ) as Record<string, { value: KeyScope; description: string }>,
});

const ReachEnum = builder.enumType("Reach", {
  description: "The range of a permission.",
  values: {
    ALL: { description: "The permission covers the whole business." },
    OWN: {
      description: "The permission covers only the user's own staff member and the bookings assigned to it.",
    },
  } satisfies Record<PermissionScope, object>,
});

const GrantRef = builder
  .objectRef<{ readonly permission: Permission; readonly reach: PermissionScope }>("Grant")
  .implement({
    description: "One permission of a viewer.",
    fields: (t) => ({
      permission: t.exposeString("permission", {
        description: `Name of the permission: ${PERMISSIONS.map((name) => `\`${name}\``).join(", ")}.`,
      }),
      reach: t.expose("reach", { type: ReachEnum, description: "The range of the permission." }),
    }),
  });

export const ViewerRef = builder.objectRef<Viewer>("Viewer").implement({
  description: "A caller with more rights than a visitor: a signed-in user, or the holder of an API key.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the user or the API key." }),
    role: t.field({
      type: ViewerRoleEnum,
      nullable: true,
      description: "Role of the user. Null for an API key, which has `scopes`.",
      resolve: (viewer) => (viewer.kind === "USER" ? viewer.role : null),
    }),
    scopes: t.field({
      type: [KeyScopeEnum],
      nullable: true,
      description: "Scopes of the API key. Null for a user, who has a `role`.",
      resolve: (viewer) => (viewer.kind === "KEY" ? [...viewer.scopes] : null),
    }),
    permissions: t.field({
      type: [GrantRef],
      description: "All permissions of the viewer.",
      resolve: listPermissions,
    }),
    business: t.field({
      type: BusinessRef,
      description: "The business to which the permissions apply.",
      resolve: ({ businessId }, _, ctx) => ctx.getBusiness(businessId),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: "The caller. Null for a visitor.",
    resolve: (_, _args, ctx) => ctx.viewer,
  }),
);
