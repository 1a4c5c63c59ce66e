/** Who a viewer is within a business. */
export type ViewerRole = "OWNER";

/** What a viewer may be allowed to do. */
export type Permission =
  | "bookings.read"
  | "bookings.decide"
  | "bookings.change"
  | "bookings.overbook"
  | "links.manage"
  | "calendar.manage"
  | "services.manage"
  | "forms.manage"
  | "answers.read"
  | "content.manage"
  | "embedding.manage"
  | "payments.read"
  | "payments.refund";

/** Who may do what: the one table that every check asks. */
const PERMISSIONS: Readonly<Record<Permission, readonly ViewerRole[]>> = {
  "bookings.read": ["OWNER"],
  "bookings.decide": ["OWNER"],
  "bookings.change": ["OWNER"],
  "bookings.overbook": ["OWNER"],
  "links.manage": ["OWNER"],
  "calendar.manage": ["OWNER"],
  "services.manage": ["OWNER"],
  "forms.manage": ["OWNER"],
  "answers.read": ["OWNER"],
  "content.manage": ["OWNER"],
  "embedding.manage": ["OWNER"],
  "payments.read": ["OWNER"],
  "payments.refund": ["OWNER"],
};

/** Whether a role may do something. */
export function isAllowed(role: ViewerRole, permission: Permission): boolean {
  return PERMISSIONS[permission].includes(role);
}
