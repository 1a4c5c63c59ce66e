import { type KeyScope, isInScopes } from "./keyScopes.ts";
import {
  PERMISSIONS,
  type Permission,
  type PermissionScope,
  type ViewerRole,
  reachOfRole,
} from "./permissions.ts";

interface Somebody {
  readonly businessId: string;
  /** The row of the key or the user. */
  readonly id: string;
  /** What they are called in lists and in the audit log. */
  readonly name: string;
}

/** The holder of an API key. */
export interface KeyViewer extends Somebody {
  readonly kind: "KEY";
  readonly scopes: readonly KeyScope[];
  readonly staffId: null;
}

/** Somebody who has signed in. */
export interface UserViewer extends Somebody {
  readonly kind: "USER";
  readonly role: ViewerRole;
  /** Whom they serve as; null: nobody. */
  readonly staffId: string | null;
  /** The session that they came with. */
  readonly sessionId: string;
  /** When the password was given in that session, in epoch milliseconds. Null if that is not known. */
  readonly passwordAt: number | null;
}

/** Who acts with more right than a visitor, in one business. */
export type Viewer = KeyViewer | UserViewer;

/** As whom the business acts, as a booking's history says it. */
export type BusinessActor = "OWNER" | "STAFF";

/** As whom a viewer acts: who signed in as one of the staff is that, everybody else, a key too, stands for the business. */
export function businessActor(viewer: Viewer): BusinessActor {
  return viewer.kind === "USER" && viewer.role === "STAFF" ? "STAFF" : "OWNER";
}

/** How far the viewer's permission goes in that business; null: they may not. */
export function reachIn(
  viewer: Viewer | null,
  businessId: string,
  permission: Permission,
): PermissionScope | null {
  if (viewer === null || viewer.businessId !== businessId) return null;
  if (viewer.kind === "KEY") return isInScopes(viewer.scopes, permission) ? "ALL" : null;
  const reach = reachOfRole(viewer.role, permission);
  // Who serves nobody has nothing of their own.
  return reach === "OWN" && viewer.staffId === null ? null : reach;
}

/** Whether the viewer may do that all over that business. Who may only about what they serve themselves may not. */
export function can(viewer: Viewer | null, businessId: string, permission: Permission): boolean {
  return reachIn(viewer, businessId, permission) === "ALL";
}

/** Whether the viewer may do that about something that those people serve. */
export function canFor(
  viewer: Viewer | null,
  businessId: string,
  permission: Permission,
  staffIds: readonly string[],
): boolean {
  const reach = reachIn(viewer, businessId, permission);
  return reach === "ALL" || (reach === "OWN" && staffIds.includes(viewer!.staffId!));
}

/** Whose things alone the viewer may see or change; null: everybody's. Only for who may at all (`reachIn`). */
export function onlyStaff(viewer: Viewer | null, businessId: string, permission: Permission): string | null {
  return reachIn(viewer, businessId, permission) === "OWN" ? viewer!.staffId : null;
}

/** All that a viewer may do, as far as it goes. */
export function permissionsOf(
  viewer: Viewer,
): { readonly permission: Permission; readonly reach: PermissionScope }[] {
  return PERMISSIONS.flatMap((permission) => {
    const reach = reachIn(viewer, viewer.businessId, permission);
    return reach === null ? [] : [{ permission, reach }];
  });
}
