import type { BusinessMove, MoveState } from "../../../shared/bookings/businessMove.ts";
import type { NotificationDraft } from "./types.ts";

export interface MoveDraft extends NotificationDraft {
  readonly message?: string;
  readonly beforeMove?: MoveState;
}

/** Postpones a mail about a move by the business. Null if it is not sent. Reminders and follow-ups stay as they are. */
export function applyMove(draft: NotificationDraft, move: BusinessMove, now: number): MoveDraft | null {
  if (draft.kind === "REMINDER" || draft.kind === "FOLLOW_UP" || draft.dueAt > now) return draft;
  const isAboutTime = draft.kind === "RESCHEDULED" && draft.recipient !== "STAFF";
  if (isAboutTime && !move.notifiesClient) return null;
  const message = isAboutTime && draft.recipient === "BOOKER" ? move.message : "";
  return { ...draft, message, dueAt: move.sendAt, beforeMove: move.before };
}
