/** Instants in epoch milliseconds. */
export interface CalendarEvent {
  /** Constant for the life of the booking. */
  readonly uid: string;
  /** Increases with every change. */
  readonly sequence: number;
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  readonly startsAt: number;
  readonly endsAt: number;
  readonly stampedAt: number;
  /** Null if each reader sees the times in their own zone. */
  readonly timeZone: string | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly organizer: { readonly name: string; readonly email: string };
}
