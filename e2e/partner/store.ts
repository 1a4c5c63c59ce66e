// From "Webhooks and events": an event is applied once, and the newer of two wins.

/** The parts that a delivery and the event log have in common. */
export interface StoredEvent {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Kept {
  readonly id: string;
  readonly status: string;
  readonly startsAt: string;
  readonly sequence: number;
}

export class Store {
  readonly bookings = new Map<string, Kept>();
  readonly #seen = new Set<string>();
  cursor: string | null = null;

  apply({ id, data }: StoredEvent): void {
    if (this.#seen.has(id)) return;
    this.#seen.add(id);
    const booking = data["booking"] as Kept | undefined;
    if (!booking) return;
    const known = this.bookings.get(booking.id);
    // Deliveries can arrive out of order.
    if (known && known.sequence > booking.sequence) return;
    const { status, startsAt, sequence } = booking;
    this.bookings.set(booking.id, { id: booking.id, status, startsAt, sequence });
  }
}
