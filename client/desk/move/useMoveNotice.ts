import { useState } from "react";
import { clearTextDraft, useTextDraft } from "../drafts/useTextDraft.ts";
import { type MoveNotice, PLAIN_NOTICE } from "./moveNotice.ts";

const toKey = (booking: string) => `move ${booking}`;

/** Called after the move, also when its dialog has closed. */
export const forgetMoveLine = (booking: string): void => clearTextDraft(toKey(booking));

/** The notice of a move. A typed line survives a reload. */
export function useMoveNotice(booking: string, initial = PLAIN_NOTICE) {
  const [notifiesClient, setNotifiesClient] = useState(initial.notifiesClient);
  const [message, setMessage] = useTextDraft(toKey(booking), initial.message);
  return {
    notice: { notifiesClient, message },
    setNotice(next: MoveNotice) {
      setNotifiesClient(next.notifiesClient);
      setMessage(next.message);
    },
  };
}
