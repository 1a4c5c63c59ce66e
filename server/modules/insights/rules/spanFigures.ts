import { type BookingStatus, statusAt } from "../../../shared/bookings/status.ts";
import { type Figures, NO_FIGURES } from "./figures.ts";

/** TOTAL has one group with an empty key. */
export const SPAN_GROUPINGS = ["TOTAL", "STAFF", "SERVICE", "PROVIDER", "SOURCE"] as const;
export type SpanGrouping = (typeof SPAN_GROUPINGS)[number];

/** A booking as figures need it. Instants in epoch milliseconds, money in minor units. */
export interface FigureBooking {
  readonly startsAt: number;
  readonly minutes: number;
  readonly sessionId: string | null;
  readonly seats: number;
  readonly priceMinor: number;
  readonly dueMinor: number;
  readonly status: BookingStatus;
  readonly decideBy: number | null;
  /** Minutes from the cancellation until the start. Null if it is not cancelled. */
  readonly notice: number | null;
  /** Hash that identifies the visitor within the business. */
  readonly person: number;
  /** Start of the visitor's first active booking ever. Null if this booking is not active. */
  readonly first: number | null;
  readonly staffIds: readonly string[];
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly source: string | null;
  readonly paidMinor: number;
  readonly refundedMinor: number;
}

/** Additive sums. They stay valid until the span contains the present or a deadline passes. */
export interface Sums {
  bookings: number;
  byStatus: Partial<Record<BookingStatus, number>>;
  standing: number;
  cancelledLate: number;
  noticeMinutes: number;
  notices: number;
  bookedMinutes: number;
  seats: number;
  bookedMinor: number;
  paidMinor: number;
  refundedMinor: number;
  outstandingMinor: number;
}

/** Position n is bit n % 8 of byte n / 8. */
export type Bits = Uint8Array;

export interface SpanGroup {
  readonly sums: Sums;
  begun: number;
  /** Positions of its visitors in `people`. */
  readonly members: Bits;
}

export interface SpanFigures {
  readonly people: ArrayLike<number>;
  /** Positions in `people` of visitors whose first booking ever is in the span. */
  readonly firsts: Bits;
  readonly groups: ReadonlyMap<string, SpanGroup>;
}

/** A cancellation fewer minutes before the start is late. */
const LATE_MINUTES = 1440;

export function createSums(): Sums {
  return {
    bookings: 0,
    byStatus: {},
    standing: 0,
    cancelledLate: 0,
    noticeMinutes: 0,
    notices: 0,
    bookedMinutes: 0,
    seats: 0,
    bookedMinor: 0,
    paidMinor: 0,
    refundedMinor: 0,
    outstandingMinor: 0,
  };
}

const isActiveStatus = (status: BookingStatus) =>
  status === "CONFIRMED" || status === "COMPLETED" || status === "NO_SHOW";

function getKeys(booking: FigureBooking, grouping: SpanGrouping): readonly string[] {
  if (grouping === "STAFF") return booking.staffIds;
  if (grouping === "SERVICE") return [booking.serviceId];
  if (grouping === "PROVIDER") return [booking.providerId ?? ""];
  if (grouping === "SOURCE") return [booking.source ?? ""];
  return [""];
}

export const hasBit = (bits: Bits, position: number) => (bits[position >> 3]! & (1 << (position & 7))) !== 0;
export const setBit = (bits: Bits, position: number) => void (bits[position >> 3]! |= 1 << (position & 7));
export const createBits = (positions: number): Bits => new Uint8Array((positions + 7) >> 3);

/**
 * @param from start of the span in epoch milliseconds
 * @param now epoch milliseconds
 */
export function countSpanBookings(
  spanBookings: readonly FigureBooking[],
  grouping: SpanGrouping,
  from: number,
  now: number,
): SpanFigures {
  const positions = new Map<number, number>();
  const firsts = createBits(spanBookings.length);
  const groups = new Map<string, SpanGroup>();
  const sessions = new Map<string, number>();
  for (const booking of spanBookings) {
    const status = statusAt(booking.status, booking.decideBy, now);
    const isActive = isActiveStatus(status);
    const position = positions.get(booking.person) ?? positions.size;
    if (isActive) {
      positions.set(booking.person, position);
      if (booking.first !== null && booking.first >= from) setBit(firsts, position);
    }
    for (const key of getKeys(booking, grouping)) {
      const group = getOrAddGroup(groups, key, spanBookings.length);
      addBooking(group.sums, booking, status);
      if (!isActive) continue;
      if (booking.startsAt <= now) group.begun += 1;
      setBit(group.members, position);
      const session = `${key} ${booking.sessionId}`;
      const counted = booking.sessionId === null ? 0 : (sessions.get(session) ?? 0);
      group.sums.bookedMinutes += Math.max(booking.minutes - counted, 0);
      if (booking.sessionId !== null) sessions.set(session, Math.max(booking.minutes, counted));
    }
  }
  return { people: [...positions.keys()], firsts, groups };
}

function getOrAddGroup(groups: Map<string, SpanGroup>, key: string, people: number): SpanGroup {
  const known = groups.get(key);
  if (known) return known;
  const group = { sums: createSums(), begun: 0, members: createBits(people) };
  groups.set(key, group);
  return group;
}

function addBooking(sums: Sums, booking: FigureBooking, status: BookingStatus): void {
  const isActive = isActiveStatus(status);
  sums.bookings += 1;
  sums.byStatus[status] = (sums.byStatus[status] ?? 0) + 1;
  sums.paidMinor += booking.paidMinor;
  sums.refundedMinor += booking.refundedMinor;
  if (booking.notice !== null) {
    sums.notices += 1;
    sums.noticeMinutes += Math.max(booking.notice, 0);
    if (booking.notice < LATE_MINUTES) sums.cancelledLate += 1;
  }
  if (isActive || status === "AWAITING_PAYMENT")
    sums.outstandingMinor += Math.max(booking.dueMinor - booking.paidMinor + booking.refundedMinor, 0);
  if (!isActive) return;
  sums.standing += 1;
  sums.seats += booking.seats;
  sums.bookedMinor += booking.priceMinor;
}

export function mergeSpans(spans: readonly SpanFigures[]): SpanFigures {
  const most = spans.reduce((sum, { people }) => sum + people.length, 0);
  const index = new PersonIndex(most);
  const firsts = createBits(most);
  const groups = new Map<string, SpanGroup>();
  for (const span of spans) {
    const positions = Int32Array.from(span.people, (person) => index.getPosition(person));
    for (let i = 0; i < positions.length; i += 1) if (hasBit(span.firsts, i)) setBit(firsts, positions[i]!);
    for (const [key, { sums, begun, members }] of span.groups) {
      const group = getOrAddGroup(groups, key, most);
      addSums(group.sums, sums);
      group.begun += begun;
      for (let i = 0; i < positions.length; i += 1)
        if (hasBit(members, i)) setBit(group.members, positions[i]!);
    }
  }
  return { people: index.people(), firsts, groups };
}

/**
 * Numbers visitors in order of appearance. An open hash table, because a Map takes five times as long for 52-bit
 * numbers.
 */
class PersonIndex {
  readonly #mask: number;
  readonly #slots: Int32Array;
  readonly #people: Float64Array;
  #size = 0;

  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(most * 2 + 2));
    this.#mask = slots - 1;
    this.#slots = new Int32Array(slots);
    this.#people = new Float64Array(most);
  }

  getPosition(person: number): number {
    let slot = person & this.#mask;
    for (;;) {
      const position = this.#slots[slot]! - 1;
      if (position < 0) break;
      if (this.#people[position] === person) return position;
      slot = (slot + 1) & this.#mask;
    }
    this.#people[this.#size] = person;
    this.#slots[slot] = this.#size + 1;
    this.#size += 1;
    return this.#size - 1;
  }

  people(): Float64Array {
    return this.#people.subarray(0, this.#size);
  }
}

function countBits(bits: Bits, other: Bits = bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1)
    for (let byte = bits[i]! & other[i]!; byte !== 0; byte &= byte - 1) count += 1;
  return count;
}

export function toFigures({ firsts, groups }: SpanFigures): Map<string, Figures> {
  return new Map(
    [...groups].map(([key, { sums, begun, members }]) => {
      const people = { all: countBits(members), new: countBits(members, firsts) };
      return [key, toGroupFigures(sums, begun, people)];
    }),
  );
}

export function addSums(to: Sums, from: Sums): void {
  for (const [status, count] of Object.entries(from.byStatus) as [BookingStatus, number][])
    to.byStatus[status] = (to.byStatus[status] ?? 0) + count;
  to.bookings += from.bookings;
  to.standing += from.standing;
  to.cancelledLate += from.cancelledLate;
  to.noticeMinutes += from.noticeMinutes;
  to.notices += from.notices;
  to.bookedMinutes += from.bookedMinutes;
  to.seats += from.seats;
  to.bookedMinor += from.bookedMinor;
  to.paidMinor += from.paidMinor;
  to.refundedMinor += from.refundedMinor;
  to.outstandingMinor += from.outstandingMinor;
}

/** Number of visitors of a group, and of those whose first booking ever is in the same span. */
export interface PeopleCount {
  readonly all: number;
  readonly new: number;
}

export function toGroupFigures(sums: Sums, begun: number, people: PeopleCount): Figures {
  if (sums.bookings === 0) return NO_FIGURES;
  return {
    bookings: sums.bookings,
    byStatus: sums.byStatus,
    begun,
    noShows: sums.byStatus.NO_SHOW ?? 0,
    cancelledLate: sums.cancelledLate,
    cancelNoticeMinutes: sums.notices === 0 ? null : sums.noticeMinutes / sums.notices,
    bookedMinutes: sums.bookedMinutes,
    seats: sums.seats,
    bookedMinor: sums.bookedMinor,
    paidMinor: sums.paidMinor,
    refundedMinor: sums.refundedMinor,
    outstandingMinor: sums.outstandingMinor,
    newContacts: people.new,
    returningContacts: people.all - people.new,
  };
}
