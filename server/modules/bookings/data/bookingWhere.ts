import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { Prisma } from "../../../platform/database/prisma/client.ts";
import { nameSplits } from "./textHits.ts";

/** Half-open. Epoch milliseconds; null for no bound. */
export interface InstantRange {
  readonly from: number | null;
  readonly until: number | null;
}

export interface NamedRows {
  readonly ids: readonly string[];
  readonly slugs: readonly string[];
}

export type BookingPaymentState = "NOTHING_DUE" | "UNPAID" | "PAID" | "REFUNDED";

/** All conditions must match. A list matches any of its entries. */
export interface BookingFilter {
  readonly statuses?: readonly BookingStatus[] | null;
  /** All must match. */
  readonly starts?: readonly InstantRange[];
  /** Epoch milliseconds. */
  readonly endsAfter?: number | null;
  readonly created?: InstantRange | null;
  readonly changed?: InstantRange | null;
  readonly staff?: readonly NamedRows[];
  readonly services?: readonly NamedRows[];
  readonly providers?: readonly NamedRows[];
  readonly resources?: NamedRows | null;
  /** In lower case. */
  readonly emailKey?: string | null;
  readonly payment?: readonly BookingPaymentState[] | null;
  readonly mode?: "INSTANT" | "REQUEST" | null;
  readonly source?: { readonly name: string; readonly value: string } | null;
  /** Spellings of one text. */
  readonly texts?: readonly string[];
  readonly ids?: readonly string[];
}

/** Bookings past their deadline count as expired, even if no job has updated them. */
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

/** Must agree with `statusAt`. */
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

/** One branch for each field would join orders and contacts several times. */
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

/** Splits a text into first and last name at any space. */
function acrossNames(text: string): Prisma.ContactWhereInput[] {
  return nameSplits(text).map(([first, last]) => ({
    firstName: { endsWith: first, mode: "insensitive" },
    lastName: { startsWith: last, mode: "insensitive" },
  }));
}
