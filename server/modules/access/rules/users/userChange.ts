import type { ViewerRole } from "../permissions.ts";
import type { Failure } from "../../../../shared/failures/failure.ts";

/** A user as far as changes are judged by it. */
export interface UserStanding {
  readonly role: ViewerRole;
  /** Can sign in: not disabled, and has a password. */
  readonly isActive: boolean;
}

/** What becomes of them; null: they are removed. */
export type UserOutcome = UserStanding | null;

/**
 * What keeps somebody from making, changing or removing a user; null: nothing. Only owners have to do with owners, and one that can
 * sign in always stays.
 *
 * @param actor the role of whoever does it; `OWNER` for a key that may
 * @param owners how many owners can sign in before
 */
export function userChangeFault(
  actor: ViewerRole,
  before: UserStanding | null,
  after: UserOutcome,
  owners: number,
): Failure | null {
  const isAboutOwner = before?.role === "OWNER" || after?.role === "OWNER";
  if (isAboutOwner && actor !== "OWNER") return { code: "OWNERS_ONLY" };
  const isLost = isOwner(before) && !isOwner(after);
  return isLost && owners <= 1 ? { code: "LAST_OWNER" } : null;
}

function isOwner(user: UserOutcome): boolean {
  return user !== null && user.role === "OWNER" && user.isActive;
}
