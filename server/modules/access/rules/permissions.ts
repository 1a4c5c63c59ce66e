/** Who a user is within a business. */
export const VIEWER_ROLES = ["OWNER", "MANAGER", "STAFF", "READER"] as const;
export type ViewerRole = (typeof VIEWER_ROLES)[number];

/** How far a permission goes: over the whole business, or over what one serves oneself. */
export type PermissionScope = "ALL" | "OWN";

type Row = Readonly<Partial<Record<ViewerRole, PermissionScope>>>;

const OWNER: Row = { OWNER: "ALL" };
const MANAGERS: Row = { OWNER: "ALL", MANAGER: "ALL" };
const READERS: Row = { ...MANAGERS, READER: "ALL" };
const SERVING: Row = { ...MANAGERS, STAFF: "OWN" };

/** Who may do what: the one table that every check asks. Who is not named may not. */
const ROLES = {
  /** Bookings with their contacts, notes and answers. */
  "bookings.read": { ...READERS, STAFF: "OWN" },
  /** Approve and decline requests. */
  "bookings.decide": SERVING,
  /** Move, cancel, mark and note. */
  "bookings.change": SERVING,
  /** Book where somebody, or a room, is not free. */
  "bookings.overbook": MANAGERS,
  "links.manage": MANAGERS,
  /** Working hours, blocked time, rooms and equipment, and that there are calendars elsewhere: what stands behind free times. */
  "calendar.read": READERS,
  /** Schedules, overrides, holidays, blocks, resources, calendars elsewhere with their addresses. */
  "calendar.manage": MANAGERS,
  /** Another address for the calendar that a person's own programs read. */
  "feeds.renew": SERVING,
  /** Services, providers, menus, groups, resources, staff. */
  "services.manage": MANAGERS,
  /** The business's own settings, hosts and branding. */
  "business.manage": OWNER,
  "forms.manage": MANAGERS,
  /** What was submitted to forms and surveys. */
  "answers.read": READERS,
  "content.manage": MANAGERS,
  "embedding.manage": MANAGERS,
  "payments.read": READERS,
  "payments.refund": MANAGERS,
  "contacts.read": READERS,
  /** Export and erase what is kept of a person. */
  "contacts.manage": MANAGERS,
  /** Figures, and why a time is not offered. */
  "insights.read": READERS,
  /** Endpoints, deliveries, replays, and the feed of events. */
  "webhooks.manage": OWNER,
  "keys.manage": OWNER,
  /** Users. A manager makes no owner, and changes none (`judgeUserChange`). */
  "team.manage": MANAGERS,
  "audit.read": MANAGERS,
} as const satisfies Readonly<Record<string, Row>>;

/** What a viewer may be allowed to do. */
export type Permission = keyof typeof ROLES;

/** Every permission there is. */
export const PERMISSIONS = Object.keys(ROLES) as readonly Permission[];

/** How far a role's permission goes; null: it has none. */
export function reachOfRole(role: ViewerRole, permission: Permission): PermissionScope | null {
  const row: Row = ROLES[permission];
  return row[role] ?? null;
}
