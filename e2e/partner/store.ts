// From "Webhooks and events": an event is applied once, whichever way it came; the newer of two wins.

/** What an event says, as far as this partner cares. */
export interface Told {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: string;
  readonly data: {
    readonly booking?: {
      readonly id: string;
      readonly status: string;
      readonly startsAt: string;
      readonly sequence: number;
    };
  };
}

/** A booking in the partner's own books. */
export interface Kept {
  readonly id: string;
  readonly status: string;
  readonly startsAt: string;
  readonly sequence: number;
}

/** The partner's own books. */
export class Store {
  readonly bookings = new Map<string, Kept>();
  readonly #seen = new Set<string>();
  /** Where the feed was read to. */
  cursor: string | null = null;

  /** Takes an event in; one that was taken in before changes nothing. */
  apply({ id, data: { booking } }: Told): void {
    if (this.#seen.has(id)) return;
    this.#seen.add(id);
    if (!booking) return;
    const known = this.bookings.get(booking.id);
    // Deliveries may overtake each other.
    if (known && known.sequence > booking.sequence) return;
    const { status, startsAt, sequence } = booking;
    this.bookings.set(booking.id, { id: booking.id, status, startsAt, sequence });
  }
}
