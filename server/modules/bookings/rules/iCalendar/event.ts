/** What a calendar is told of a visit. Instants in epoch milliseconds. */
export interface CalendarEvent {
  /** Stays the same for the life of the booking. */
  readonly uid: string;
  /** Grows with every change. */
  readonly sequence: number;
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  readonly startsAt: number;
  readonly endsAt: number;
  /** When this description was made. */
  readonly stampedAt: number;
  /** The zone that the business keeps its times in for everybody; null: whoever reads sees their own. */
  readonly timeZone: string | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Where the booking is seen and changed. */
  readonly url: string;
  readonly organizer: { readonly name: string; readonly email: string };
}
