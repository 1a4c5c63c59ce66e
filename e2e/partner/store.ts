// From "Webhooks and events": an event is applied once, and the newer of two wins.

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

  apply({ id, data: { booking } }: Told): void {
    if (this.#seen.has(id)) return;
    this.#seen.add(id);
    if (!booking) return;
    const known = this.bookings.get(booking.id);
    // Deliveries can arrive out of order.
    if (known && known.sequence > booking.sequence) return;
    const { status, startsAt, sequence } = booking;
    this.bookings.set(booking.id, { id: booking.id, status, startsAt, sequence });
  }
}
