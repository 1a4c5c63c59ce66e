import { KEY_SCOPES, type KeyScope } from "../rules/keyScopes.ts";
import {
  PERMISSIONS,
  type Permission,
  type PermissionScope,
  type VIEWER_ROLES,
} from "../rules/permissions.ts";
import { type Viewer, permissionsOf } from "../rules/viewer.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";

/** A user's role, in the graph. */
export const ViewerRoleEnum = builder.enumType("ViewerRole", {
  description: "Who a user is within a business.",
  values: {
    OWNER: { description: "May do everything." },
    MANAGER: {
      description: "Runs it day by day: all but its own settings, keys and webhooks. Changes no owner.",
    },
    STAFF: { description: "Sees and changes the bookings that they serve themselves." },
    READER: { description: "Sees, and changes nothing." },
  } satisfies Record<(typeof VIEWER_ROLES)[number], object>,
});

const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  catalogue: "Services, providers, people, resources, schedules, and links for one booking.",
  "bookings:read": "Read bookings and figures.",
  "bookings:write": "Read, decide, move, cancel and mark bookings.",
  contacts: "Read, export and erase what is kept of a person.",
  content: "The site, and what may show the widget.",
  forms: "Forms, surveys, and what was answered.",
  payments: "Read payments, and give money back.",
  webhooks: "Endpoints, their deliveries, and the feed of events.",
  admin: "Everything, keys and users too.",
};

/** What a key is for, in the graph: `BOOKINGS_READ` for `bookings:read`. */
export const KeyScopeEnum = builder.enumType("KeyScope", {
  description: "What an API key is for.",
  values: Object.fromEntries(
    KEY_SCOPES.map((value) => [
      value.replace(":", "_").toUpperCase(),
      { value, description: SCOPE_WORDS[value] },
    ]),
  ) as Record<string, { value: KeyScope; description: string }>,
});

const ReachEnum = builder.enumType("Reach", {
  description: "How far a permission goes.",
  values: {
    ALL: { description: "All over the business." },
    OWN: { description: "What one serves oneself." },
  } satisfies Record<PermissionScope, object>,
});

const GrantRef = builder
  .objectRef<{ readonly permission: Permission; readonly reach: PermissionScope }>("Grant")
  .implement({
    description: "One thing that a viewer may do.",
    fields: (t) => ({
      permission: t.exposeString("permission", {
        description: `What, by its name: ${PERMISSIONS.map((name) => `\`${name}\``).join(", ")}.`,
      }),
      reach: t.expose("reach", { type: ReachEnum, description: "How far it goes." }),
    }),
  });

export const ViewerRef = builder.objectRef<Viewer>("Viewer").implement({
  description: "A caller with more rights than a visitor: a signed-in user, or the holder of an API key.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The user's name, or the key's." }),
    role: t.field({
      type: ViewerRoleEnum,
      nullable: true,
      description: "Of a user; null for a key, which has `scopes`.",
      resolve: (viewer) => (viewer.kind === "USER" ? viewer.role : null),
    }),
    scopes: t.field({
      type: [KeyScopeEnum],
      nullable: true,
      description: "Of a key; null for a user, who has a `role`.",
      resolve: (viewer) => (viewer.kind === "KEY" ? [...viewer.scopes] : null),
    }),
    permissions: t.field({
      type: [GrantRef],
      description: "All that they may do.",
      resolve: permissionsOf,
    }),
    business: t.field({
      type: BusinessRef,
      description: "Where they may do it.",
      resolve: ({ businessId }, _, ctx) => ctx.businessOf(businessId),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: "Who asks; null for a visitor.",
    resolve: (_, _args, ctx) => ctx.viewer,
  }),
);
