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
  /** The visitor's own token, as the shown times were asked for: all pages of a list are of one search. Null: without. */
  readonly visitor: string | null;
  readonly timeZone: string;
}
