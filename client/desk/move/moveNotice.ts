/** Sent with `rescheduleBooking`. */
export interface MoveNotice {
  readonly notifiesClient: boolean;
  readonly message: string;
}

export const PLAIN_NOTICE: MoveNotice = { notifiesClient: true, message: "" };

/** As the graph accepts it: a message only if a mail carries it. */
export function toNoticeInput({ notifiesClient, message }: MoveNotice, hasEmail: boolean) {
  if (!notifiesClient) return { notifiesClient: false };
  return hasEmail && message.trim() !== "" ? { message: message.trim() } : {};
}

/** The client learns of the move back only if they could learn of the move. */
export const toUndoNotice = ({ notifiesClient }: MoveNotice): MoveNotice => ({ notifiesClient, message: "" });
