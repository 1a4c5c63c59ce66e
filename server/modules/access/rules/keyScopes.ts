import { PERMISSIONS, type Permission } from "./permissions.ts";

export const KEY_SCOPES = [
  "catalogue",
  "bookings:read",
  "bookings:write",
  "contacts",
  "content",
  "forms",
  "payments",
  "webhooks",
  "admin",
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Only `admin` includes the team and the keys. */
const SCOPES: Readonly<Record<KeyScope, readonly Permission[]>> = {
  catalogue: ["services.manage", "calendar.read", "calendar.manage", "feeds.renew", "links.manage"],
  "bookings:read": ["bookings.read", "calendar.read", "insights.read"],
  "bookings:write": [
    "bookings.read",
    "bookings.decide",
    "bookings.change",
    "bookings.override",
    "links.manage",
  ],
  contacts: ["contacts.read", "contacts.manage"],
  content: ["content.manage", "embedding.manage"],
  forms: ["forms.manage", "answers.read"],
  payments: ["payments.read", "payments.refund"],
  webhooks: ["webhooks.manage"],
  admin: PERMISSIONS,
};

export function isInScopes(scopes: readonly KeyScope[], permission: Permission): boolean {
  return scopes.some((scope) => SCOPES[scope].includes(permission));
}

export function isKeyScope(word: string): word is KeyScope {
  return (KEY_SCOPES as readonly string[]).includes(word);
}
