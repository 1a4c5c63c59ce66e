import type { ViewerRole } from "../permissions.ts";
import type { FailureWith } from "../../../../shared/failures/failure.ts";

export interface UserStatus {
  readonly role: ViewerRole;
  /** Not disabled, and has a password. */
  readonly isActive: boolean;
}

/** Null if the user is removed. */
export type ChangedUserStatus = UserStatus | null;

export type UserChangeFailure = FailureWith<"REQUIRES_OWNER" | "LAST_OWNER">;

/** Only owners invite, change and remove owners. */
export function checkRequiresOwner(
  actor: ViewerRole,
  ...roles: readonly (ViewerRole | undefined)[]
): FailureWith<"REQUIRES_OWNER"> | null {
  return roles.includes("OWNER") && actor !== "OWNER" ? { code: "REQUIRES_OWNER" } : null;
}

/**
 * One owner who can sign in must remain.
 * @param actor the role of the caller; `OWNER` for an API key
 * @param owners number of owners who can sign in before the change
 */
export function checkUserChange(
  actor: ViewerRole,
  before: UserStatus,
  after: ChangedUserStatus,
  owners: number,
): UserChangeFailure | null {
  const requiresOwner = checkRequiresOwner(actor, before.role, after?.role);
  if (requiresOwner) return requiresOwner;
  const losesOwner = isOwner(before) && !isOwner(after);
  return losesOwner && owners <= 1 ? { code: "LAST_OWNER" } : null;
}

function isOwner(user: ChangedUserStatus): boolean {
  return user !== null && user.role === "OWNER" && user.isActive;
}
