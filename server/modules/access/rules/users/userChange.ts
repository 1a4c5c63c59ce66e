import type { ViewerRole } from "../permissions.ts";
import type { Failure } from "../../../../shared/failures/failure.ts";

export interface UserStatus {
  readonly role: ViewerRole;
  /** Not disabled, and has a password. */
  readonly isActive: boolean;
}

/** Null if the user is removed. */
export type ChangedUserStatus = UserStatus | null;

/**
 * Only owners change owners, and one owner who can sign in must remain.
 * @param actor the role of the caller; `OWNER` for an API key
 * @param owners number of owners who can sign in before the change
 */
export function checkUserChange(
  actor: ViewerRole,
  before: UserStatus | null,
  after: ChangedUserStatus,
  owners: number,
): Failure | null {
  const isAboutOwner = before?.role === "OWNER" || after?.role === "OWNER";
  if (isAboutOwner && actor !== "OWNER") return { code: "OWNERS_ONLY" };
  const losesOwner = isOwner(before) && !isOwner(after);
  return losesOwner && owners <= 1 ? { code: "LAST_OWNER" } : null;
}

function isOwner(user: ChangedUserStatus): boolean {
  return user !== null && user.role === "OWNER" && user.isActive;
}
