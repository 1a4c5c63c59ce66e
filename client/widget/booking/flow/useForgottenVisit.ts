import { useEffect } from "react";
import { forgetVisit, recallVisit, sessionStore } from "./visitMemory.ts";

/** What was typed was kept until it is paid: once it stands it is forgotten, unless a further visit has begun since. */
export function useForgottenVisit(isBooked: boolean): void {
  useEffect(() => {
    const store = sessionStore();
    if (isBooked && recallVisit(store).hold === null) forgetVisit(store);
  }, [isBooked]);
}
