import { PERMISSIONS, type Permission } from "./permissions.ts";

/** What an API key is for, as it is given out: `catalogue`, `bookings:read` … */
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

/** What each scope opens, always over the whole business. Nothing opens the team and the keys but `admin`. */
const SCOPES: Readonly<Record<KeyScope, readonly Permission[]>> = {
  catalogue: ["services.manage", "calendar.read", "calendar.manage", "feeds.renew", "links.manage"],
  "bookings:read": ["bookings.read", "calendar.read", "insights.read"],
  "bookings:write": [
    "bookings.read",
    "bookings.decide",
    "bookings.change",
    "bookings.overbook",
    "links.manage",
  ],
  contacts: ["contacts.read", "contacts.manage"],
  content: ["content.manage", "embedding.manage"],
  forms: ["forms.manage", "answers.read"],
  payments: ["payments.read", "payments.refund"],
  webhooks: ["webhooks.manage"],
  admin: PERMISSIONS,
};

/** Whether a key with those scopes may do that. */
export function isInScopes(scopes: readonly KeyScope[], permission: Permission): boolean {
  return scopes.some((scope) => SCOPES[scope].includes(permission));
}

/** Whether a word is a scope. */
export function isKeyScope(word: string): word is KeyScope {
  return (KEY_SCOPES as readonly string[]).includes(word);
}
