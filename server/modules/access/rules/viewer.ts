import { type KeyScope, isInScopes } from "./keyScopes.ts";
import {
  PERMISSIONS,
  type Permission,
  type PermissionScope,
  type ViewerRole,
  getRoleScope,
} from "./permissions.ts";

interface ViewerBase {
  readonly businessId: string;
  readonly id: string;
  readonly name: string;
}

export interface KeyViewer extends ViewerBase {
  readonly kind: "KEY";
  readonly scopes: readonly KeyScope[];
  readonly staffId: null;
}

export interface UserViewer extends ViewerBase {
  readonly kind: "USER";
  readonly role: ViewerRole;
  readonly staffId: string | null;
  readonly sessionId: string;
  /** Last confirmation of identity by password, passkey or code, epoch milliseconds. Null if unknown. */
  readonly passwordAt: number | null;
  /** True if the business requires a second factor and the user has none. The user then has no permission. */
  readonly mustSetUpSecondFactor: boolean;
}

export type Viewer = KeyViewer | UserViewer;

export type BusinessActor = "OWNER" | "STAFF";

export function toBusinessActor(viewer: Viewer): BusinessActor {
  return viewer.kind === "USER" && viewer.role === "STAFF" ? "STAFF" : "OWNER";
}

export function getPermissionScope(
  viewer: Viewer | null,
  businessId: string,
  permission: Permission,
): PermissionScope | null {
  if (viewer === null || viewer.businessId !== businessId) return null;
  if (viewer.kind === "KEY") return isInScopes(viewer.scopes, permission) ? "ALL" : null;
  if (viewer.mustSetUpSecondFactor) return null;
  const reach = getRoleScope(viewer.role, permission);
  // A user without a staff member has no bookings of their own.
  return reach === "OWN" && viewer.staffId === null ? null : reach;
}

/** False for a permission with the scope OWN. */
export function can(viewer: Viewer | null, businessId: string, permission: Permission): boolean {
  return getPermissionScope(viewer, businessId, permission) === "ALL";
}

export function canFor(
  viewer: Viewer | null,
  businessId: string,
  permission: Permission,
  staffIds: readonly string[],
): boolean {
  const reach = getPermissionScope(viewer, businessId, permission);
  return reach === "ALL" || (reach === "OWN" && staffIds.includes(viewer!.staffId!));
}

/**
 * Returns the staff member to whose objects the viewer is restricted. Check the permission first
 * (`getPermissionScope`), because null is also returned without it.
 */
export function findStaffRestriction(
  viewer: Viewer | null,
  businessId: string,
  permission: Permission,
): string | null {
  return getPermissionScope(viewer, businessId, permission) === "OWN" ? viewer!.staffId : null;
}

export function listPermissions(
  viewer: Viewer,
): { readonly permission: Permission; readonly reach: PermissionScope }[] {
  return PERMISSIONS.flatMap((permission) => {
    const reach = getPermissionScope(viewer, viewer.businessId, permission);
    return reach === null ? [] : [{ permission, reach }];
  });
}
