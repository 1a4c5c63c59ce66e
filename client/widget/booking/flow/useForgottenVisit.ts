import { useEffect } from "react";
import { forgetVisit, recallVisit, sessionStore } from "./visitMemory.ts";

/** Clears the stored cart once its order is paid and booked, unless the visitor has a new hold. */
export function useForgottenVisit(isBooked: boolean): void {
  useEffect(() => {
    const store = sessionStore();
    if (isBooked && recallVisit(store).hold === null) forgetVisit(store);
  }, [isBooked]);
}
