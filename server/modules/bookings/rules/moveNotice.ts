import { checkText, cleanText } from "../../../shared/contact/text.ts";
import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";

export const MOVE_MESSAGE_MAX = 500;

/** Longer than the desk offers to undo a move. */
export const MOVE_UNDO_MS = 15_000;

export interface MoveNotice {
  readonly notifiesClient: boolean;
  /** Quoted in the mail to the client. May be empty. */
  readonly message: string;
}

export interface MoveNoticeInput {
  readonly notifiesClient?: boolean | null;
  readonly message?: string | null;
}

/** Only the business decides about the mail to the client. */
export function readMoveNotice(
  { notifiesClient, message: typed }: MoveNoticeInput,
  isBusiness: boolean,
): MoveNotice | FailureWith<"INVALID_INPUT"> {
  const message = cleanText(typed ?? "");
  const isNotified = notifiesClient ?? true;
  if (!isBusiness && !isNotified) return invalidInput(issue(["notifiesClient"], "INVALID"));
  if (message !== "" && !(isBusiness && isNotified)) return invalidInput(issue(["message"], "INVALID"));
  const code = checkText(message, { max: MOVE_MESSAGE_MAX, allowsLines: true });
  return code ? invalidInput(issue(["message"], code)) : { notifiesClient: isNotified, message };
}
