import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { Prisma } from "../../../platform/database/prisma/client.ts";
import { nameSplits } from "./textHits.ts";

/** From an instant (included) until another (not included), in epoch milliseconds; null: without end. */
export interface InstantRange {
  readonly from: number | null;
  readonly until: number | null;
}

/** Rows by id, or by slug where they have one. */
export interface NamedRows {
  readonly ids: readonly string[];
  readonly slugs: readonly string[];
}

/** What became of the money for a booking. */
export type BookingPaymentState = "NOTHING_DUE" | "UNPAID" | "PAID" | "REFUNDED";

/** What is looked for among the bookings of a business; all of it at once, and each list for any of its entries. */
export interface BookingFilter {
  readonly statuses?: readonly BookingStatus[] | null;
  /** When the visit begins; one list entry would do, and all hold. */
  readonly starts?: readonly InstantRange[];
  /** It ends after this (epoch milliseconds). */
  readonly endsAfter?: number | null;
  readonly created?: InstantRange | null;
  readonly changed?: InstantRange | null;
  readonly staff?: readonly NamedRows[];
  readonly services?: readonly NamedRows[];
  readonly providers?: readonly NamedRows[];
  readonly resources?: NamedRows | null;
  /** The e-mail, in small letters, by which a person is known. */
  readonly emailKey?: string | null;
  readonly payment?: readonly BookingPaymentState[] | null;
  readonly mode?: "INSTANT" | "REQUEST" | null;
  /** A parameter of the address that led to the order. */
  readonly source?: { readonly name: string; readonly value: string } | null;
  /** Any of these spellings, in who booked, in a guest or in the reference. */
  readonly texts?: readonly string[];
  /** Only these bookings (`narrowFilter`). */
  readonly ids?: readonly string[];
}

/** The filter as the database client takes it. What waits in vain is over at `now`, swept away or not. */
export function bookingWhere(filter: BookingFilter, now: number): Prisma.BookingWhereInput {
  const { statuses, endsAfter, created, changed, resources, emailKey, payment, mode, source, texts } = filter;
  const all: Prisma.BookingWhereInput[] = [];
  if (statuses != null) all.push(statusFilter(statuses, now));
  if (endsAfter != null) all.push({ endsAt: { gt: new Date(endsAfter) } });
  for (const range of filter.starts ?? []) all.push({ startsAt: within(range) });
  if (created != null) all.push({ createdAt: within(created) });
  if (changed != null) all.push({ updatedAt: within(changed) });
  for (const named of filter.staff ?? []) all.push({ staff: { some: { staff: rows(named) } } });
  for (const named of filter.services ?? []) all.push({ service: rows(named) });
  for (const named of filter.providers ?? []) all.push({ provider: rows(named) });
  if (resources != null) all.push(resourceFilter(resources));
  if (emailKey != null) all.push({ order: { contact: { emailKey } } });
  if (payment != null) all.push({ OR: payment.map((state) => PAYMENT[state]) });
  if (mode != null) all.push({ service: { mode } });
  if (source != null) all.push({ order: { attribution: { array_contains: [[source.name, source.value]] } } });
  if (texts !== undefined && texts.length > 0) all.push(textFilter(texts));
  if (filter.ids !== undefined) all.push({ id: { in: [...filter.ids] } });
  return { AND: all };
}

function within({ from, until }: InstantRange) {
  return { ...(from !== null && { gte: new Date(from) }), ...(until !== null && { lt: new Date(until) }) };
}

function rows({ ids, slugs }: NamedRows) {
  return { OR: [{ id: { in: [...ids] } }, { slug: { in: [...slugs] } }] };
}

/** As `statusAt` says it (`shared/bookings/status.ts`). */
function statusFilter(statuses: readonly BookingStatus[], now: number): Prisma.BookingWhereInput {
  const isWaiting = (status: BookingStatus) => status === "REQUESTED" || status === "AWAITING_PAYMENT";
  const over = { decideBy: { lte: new Date(now) } };
  const waiting = statuses.filter(isWaiting);
  const settled = statuses.filter((status) => !isWaiting(status));
  const any: Prisma.BookingWhereInput[] = [{ status: { in: settled } }];
  if (waiting.length > 0)
    any.push({ status: { in: waiting }, OR: [{ decideBy: null }, { decideBy: { gt: new Date(now) } }] });
  if (statuses.includes("EXPIRED")) any.push({ status: { in: ["REQUESTED", "AWAITING_PAYMENT"] }, ...over });
  return { OR: any };
}

/** By what is taken for it now: a visit's own claims, or its class's. */
function resourceFilter(named: NamedRows): Prisma.BookingWhereInput {
  const claims = { some: { unit: { resource: rows(named) } } };
  return { OR: [{ claims }, { session: { claims } }] };
}

const BACK = { some: { state: { not: "FAILED" } } } as const;
const CAME = { some: { payment: { state: "SUCCEEDED" } } } as const;
const NEVER_CAME = { none: { payment: { state: "SUCCEEDED" } } } as const;

const PAYMENT: Record<BookingPaymentState, Prisma.BookingWhereInput> = {
  NOTHING_DUE: { dueMinor: 0 },
  UNPAID: { dueMinor: { gt: 0 }, payments: NEVER_CAME },
  PAID: { payments: CAME, NOT: { refunds: BACK } },
  REFUNDED: { payments: CAME, refunds: BACK },
};

/** Said once for each table: with a branch for each field the database would join orders and contacts once more for every one. */
function textFilter(texts: readonly string[]): Prisma.BookingWhereInput {
  const among = (fields: readonly string[]) =>
    texts.flatMap((text) =>
      fields.map((field) => ({ [field]: { contains: text, mode: "insensitive" as const } })),
    );
  const contact = { OR: [...among(["firstName", "lastName", "email"]), ...texts.flatMap(acrossNames)] };
  return {
    OR: [
      { order: { OR: [...among(["reference"]), { contact }] } },
      { guests: { some: { OR: among(["name", "email"]) } } },
    ],
  };
}

/** A text that may be a first and a last name, split at any of its spaces. */
function acrossNames(text: string): Prisma.ContactWhereInput[] {
  return nameSplits(text).map(([first, last]) => ({
    firstName: { endsWith: first, mode: "insensitive" },
    lastName: { startsWith: last, mode: "insensitive" },
  }));
}
