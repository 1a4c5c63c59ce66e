import type { LineInput } from "../cart/planCart.ts";

export interface CalendarQuery {
  readonly service: string;
  readonly provider: string | null;
  readonly staff: string | null;
  /** Seats of a class, otherwise 1. */
  readonly seats: number;
  readonly also: readonly LineInput[] | null;
  /**
   * The visitor token that the shown slots were queried with, so that all pages belong to one search. Null if there was
   * none.
   */
  readonly visitor: string | null;
  readonly timeZone: string;
}
