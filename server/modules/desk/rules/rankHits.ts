/** 0 for the exact reference, 1 for the start of a name, 2 for any other match. */
type Rank = 0 | 1 | 2;

export interface BookingHit {
  readonly id: string;
  readonly rank: Rank;
  /** False if the booking is over or does not take place. */
  readonly isUpcoming: boolean;
}

export interface ContactHit {
  readonly id: string;
  readonly rank: Rank;
}

export interface RankedHit {
  readonly kind: "BOOKING" | "CONTACT";
  readonly id: string;
}

/** Orders both kinds by rank. Within a rank upcoming bookings precede contacts, and contacts precede other bookings. */
export function rankHits(
  bookings: readonly BookingHit[],
  contacts: readonly ContactHit[],
  limit: number,
): RankedHit[] {
  const hits = [
    ...bookings.map(({ id, rank, isUpcoming }) => ({
      kind: "BOOKING" as const,
      id,
      place: [rank, isUpcoming ? 0 : 2] as const,
    })),
    ...contacts.map(({ id, rank }) => ({ kind: "CONTACT" as const, id, place: [rank, 1] as const })),
  ];
  return hits
    .toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .slice(0, limit)
    .map(({ kind, id }) => ({ kind, id }));
}
