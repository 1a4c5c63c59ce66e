import type { LineInput } from "../cart/planVisit.ts";

/** Whose free times are asked for, in which zone: what later questions of a calendar have in common. */
export interface CalendarQuestion {
  readonly service: string;
  readonly provider: string | null;
  readonly staff: string | null;
  /** Seats of the service, where it is a class. */
  readonly seats: number;
  /** The further lines of the visit; null: there are none. */
  readonly also: readonly LineInput[] | null;
  readonly timeZone: string;
}
