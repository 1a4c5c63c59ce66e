import { toMetadataWhere } from "../../../platform/database/metadataWhere.ts";
import type { MetadataEntry } from "../../../shared/metadata/metadata.ts";
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
  readonly startsOutside?: InstantRange | null;
  readonly hasEnded?: boolean | null;
  /** Epoch milliseconds. */
  readonly endsAfter?: number | null;
  readonly created?: InstantRange | null;
  readonly changed?: InstantRange | null;
  readonly staff?: readonly NamedRows[];
  readonly services?: readonly NamedRows[];
  readonly providers?: readonly NamedRows[];
  readonly resources?: NamedRows | null;
  /** Key of a person. */
  readonly emailKey?: string | null;
  readonly payment?: readonly BookingPaymentState[] | null;
  readonly mode?: "INSTANT" | "REQUEST" | null;
  readonly source?: { readonly name: string; readonly value: string } | null;
  /** Spellings of one text. */
  readonly texts?: readonly string[];
  readonly metadata?: MetadataEntry | null;
  readonly ids?: readonly string[];
}

/** Bookings past their deadline count as expired, even if no job has updated them. */
export function toBookingWhere(filter: BookingFilter, now: number): Prisma.BookingWhereInput {
  const {
    statuses,
    startsOutside,
    hasEnded,
    endsAfter,
    created,
    changed,
    resources,
    emailKey,
    payment,
    mode,
    source,
    texts,
    metadata,
  } = filter;
  const conditions: Prisma.BookingWhereInput[] = [];
  if (statuses != null) conditions.push(statusFilter(statuses, now));
  if (startsOutside != null) conditions.push({ NOT: { startsAt: toDateFilter(startsOutside) } });
  if (hasEnded != null) conditions.push({ endsAt: { [hasEnded ? "lte" : "gt"]: new Date(now) } });
  if (endsAfter != null) conditions.push({ endsAt: { gt: new Date(endsAfter) } });
  for (const range of filter.starts ?? []) conditions.push({ startsAt: toDateFilter(range) });
  if (created != null) conditions.push({ createdAt: toDateFilter(created) });
  if (changed != null) conditions.push({ updatedAt: toDateFilter(changed) });
  for (const named of filter.staff ?? []) conditions.push({ staff: { some: { staff: toRowFilter(named) } } });
  for (const named of filter.services ?? []) conditions.push({ service: toRowFilter(named) });
  for (const named of filter.providers ?? []) conditions.push({ provider: toRowFilter(named) });
  if (resources != null) conditions.push(resourceFilter(resources));
  if (emailKey != null) conditions.push({ order: { contact: { emailKey } } });
  if (payment != null) conditions.push({ OR: payment.map((state) => PAYMENT_FILTERS[state]) });
  if (mode != null) conditions.push({ service: { mode } });
  if (source != null)
    conditions.push({ order: { attribution: { array_contains: [[source.name, source.value]] } } });
  if (texts !== undefined && texts.length > 0) conditions.push(textFilter(texts));
  if (metadata != null) conditions.push({ metadata: toMetadataWhere(metadata) });
  if (filter.ids !== undefined) conditions.push({ id: { in: [...filter.ids] } });
  return { AND: conditions };
}

function toDateFilter({ from, until }: InstantRange) {
  return { ...(from !== null && { gte: new Date(from) }), ...(until !== null && { lt: new Date(until) }) };
}

function toRowFilter({ ids, slugs }: NamedRows) {
  return { OR: [{ id: { in: [...ids] } }, { slug: { in: [...slugs] } }] };
}

/** Must agree with `statusAt`. */
function statusFilter(statuses: readonly BookingStatus[], now: number): Prisma.BookingWhereInput {
  const isWaiting = (status: BookingStatus) => status === "REQUESTED" || status === "AWAITING_PAYMENT";
  const pastDeadline = { decideBy: { lte: new Date(now) } };
  const waiting = statuses.filter(isWaiting);
  const settled = statuses.filter((status) => !isWaiting(status));
  const alternatives: Prisma.BookingWhereInput[] = [{ status: { in: settled } }];
  if (waiting.length > 0)
    alternatives.push({
      status: { in: waiting },
      OR: [{ decideBy: null }, { decideBy: { gt: new Date(now) } }],
    });
  if (statuses.includes("EXPIRED"))
    alternatives.push({ status: { in: ["REQUESTED", "AWAITING_PAYMENT"] }, ...pastDeadline });
  return { OR: alternatives };
}

function resourceFilter(named: NamedRows): Prisma.BookingWhereInput {
  const claims = { some: { unit: { resource: toRowFilter(named) } } };
  return { OR: [{ claims }, { session: { claims } }] };
}

const REFUNDED_PART = { some: { state: { not: "FAILED" } } } as const;
const SUCCEEDED_PAYMENT = { some: { payment: { state: "SUCCEEDED" } } } as const;
const NO_SUCCEEDED_PAYMENT = { none: { payment: { state: "SUCCEEDED" } } } as const;

const PAYMENT_FILTERS: Record<BookingPaymentState, Prisma.BookingWhereInput> = {
  NOTHING_DUE: { dueMinor: 0 },
  UNPAID: { dueMinor: { gt: 0 }, payments: NO_SUCCEEDED_PAYMENT },
  PAID: { payments: SUCCEEDED_PAYMENT, NOT: { refunds: REFUNDED_PART } },
  REFUNDED: { payments: SUCCEEDED_PAYMENT, refunds: REFUNDED_PART },
};

/** One branch for each field would join orders and contacts several times. */
function textFilter(texts: readonly string[]): Prisma.BookingWhereInput {
  const matchFields = (fields: readonly string[]) =>
    texts.flatMap((text) =>
      fields.map((field) => ({ [field]: { contains: text, mode: "insensitive" as const } })),
    );
  const contact = {
    OR: [...matchFields(["firstName", "lastName", "email"]), ...texts.flatMap(toNameFilters)],
  };
  return {
    OR: [
      { order: { OR: [...matchFields(["reference"]), { contact }] } },
      { guests: { some: { OR: matchFields(["name", "email"]) } } },
    ],
  };
}

/** Splits a text into first and last name at any space. */
function toNameFilters(text: string): Prisma.ContactWhereInput[] {
  return nameSplits(text).map(([first, last]) => ({
    firstName: { endsWith: first, mode: "insensitive" },
    lastName: { startsWith: last, mode: "insensitive" },
  }));
}
