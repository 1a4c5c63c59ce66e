import { createContext, use } from "react";
import type { HourCycle } from "../../time/format.ts";

export interface Desk {
  /** The business's IANA zone. The desk shows its times, whatever the zone of the browser is. */
  readonly timeZone: string;
  readonly hourCycle: HourCycle;
  /** ISO 4217 */
  readonly currency: string;
  /** Returns whether the user has a permission, for all data or only for the user's own. */
  readonly can: (permission: string) => boolean;
  /** Id of the staff member that the user is. Null for a user who is no staff member. */
  readonly ownStaffId: string | null;
}

export const DeskContext = createContext<Desk | null>(null);

/** @throws outside of `DeskLayout` */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error("useDesk needs a DeskLayout above it");
  return desk;
}
