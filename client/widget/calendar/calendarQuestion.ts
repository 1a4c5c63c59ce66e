/** Whose free times are asked for, in which zone: what later questions of a calendar have in common. */
export interface CalendarQuestion {
  readonly service: string;
  readonly provider: string | null;
  readonly staff: string | null;
  readonly timeZone: string;
}
