export const VIEWER_ROLES = ["OWNER", "MANAGER", "STAFF", "READER"] as const;
export type ViewerRole = (typeof VIEWER_ROLES)[number];

export type PermissionScope = "ALL" | "OWN";

type RoleScopes = Readonly<Partial<Record<ViewerRole, PermissionScope>>>;

const OWNER: RoleScopes = { OWNER: "ALL" };
const MANAGERS: RoleScopes = { OWNER: "ALL", MANAGER: "ALL" };
const READERS: RoleScopes = { ...MANAGERS, READER: "ALL" };
const SERVING: RoleScopes = { ...MANAGERS, STAFF: "OWN" };

/** The only source of permission checks. A role that is absent has no permission. */
const ROLES = {
  "bookings.read": { ...READERS, STAFF: "OWN" },
  "bookings.decide": SERVING,
  "bookings.change": SERVING,
  /** Book against the rules of availability. */
  "bookings.override": SERVING,
  "links.manage": MANAGERS,
  /** Working hours, blocks, resources, and the existence of external calendars. */
  "calendar.read": { ...READERS, STAFF: "OWN" },
  /** Schedules, overrides, holidays, blocks, resources, and external calendars with their addresses. */
  "calendar.manage": MANAGERS,
  /** Replace the address of a staff member's iCalendar feed. */
  "feeds.renew": SERVING,
  "services.manage": MANAGERS,
  "business.manage": OWNER,
  "forms.manage": MANAGERS,
  "answers.read": READERS,
  "content.manage": MANAGERS,
  "embedding.manage": MANAGERS,
  "payments.read": READERS,
  "payments.refund": MANAGERS,
  "contacts.read": READERS,
  "contacts.manage": MANAGERS,
  "insights.read": READERS,
  "webhooks.manage": OWNER,
  "keys.manage": OWNER,
  /** Managers cannot create or change owners (`checkUserChange`). */
  "team.manage": MANAGERS,
  "audit.read": MANAGERS,
} as const satisfies Readonly<Record<string, RoleScopes>>;

export type Permission = keyof typeof ROLES;

export const PERMISSIONS = Object.keys(ROLES) as readonly Permission[];

export function getRoleScope(role: ViewerRole, permission: Permission): PermissionScope | null {
  const scopes: RoleScopes = ROLES[permission];
  return scopes[role] ?? null;
}
