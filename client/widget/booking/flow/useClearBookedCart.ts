import { getSessionStorage } from "../../../shared/webStorage.ts";
import { useEffect } from "react";
import { removeDraft, loadDraft } from "./bookingDraft.ts";

/** Clears the stored cart once its order is paid and booked, unless the visitor has a new hold. */
export function useClearBookedCart(isBooked: boolean): void {
  useEffect(() => {
    const store = getSessionStorage();
    if (isBooked && loadDraft(store).hold === null) removeDraft(store);
  }, [isBooked]);
}
