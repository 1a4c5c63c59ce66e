import type { BookingFilter, InstantRange, NamedRows } from "../data/bookingWhere.ts";
import type { BookingStatus } from "../../../shared/bookings/status.ts";
import { isSlug } from "../../../shared/ids/slug.ts";
import { dateSpan, mondayOf } from "../../../shared/time/dateSpans.ts";
import { dayNumber, isoDate } from "../../../shared/time/dates.ts";
import { badInput, refuseLong } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type GlobalType, rowId } from "../../../platform/graphql/globalIds.ts";
import { spellings } from "../../../platform/graphql/textSearch.ts";
import {
  BookingModeEnum,
  BookingPaymentStateEnum,
  BookingStatusEnum,
} from "../../../platform/graphql/types/enums.ts";

const MAX_TEXT = 100;
const MAX_NAMES = 100;

const DateRangeInput = builder.inputType("DateRangeInput", {
  description: "Dates in the business's time zone, both included.",
  fields: (t) => ({
    from: t.field({ type: "Date", description: "First date. Null for no bound." }),
    to: t.field({ type: "Date", description: "Last date. Null for no bound." }),
  }),
});

const InstantRangeInput = builder.inputType("InstantRangeInput", {
  description: "A range that includes its first instant and excludes its last.",
  fields: (t) => ({
    from: t.field({ type: "DateTime", description: "Null for no bound." }),
    until: t.field({ type: "DateTime", description: "Null for no bound." }),
  }),
});

const BookingSourceInput = builder.inputType("BookingSourceInput", {
  description:
    "A query parameter of the address that led to the order, matched exactly: `utm_source`, `newsletter`.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name of the parameter." }),
    value: t.string({ required: true, description: "Value of the parameter." }),
  }),
});

export const BookingFilterInput = builder.inputType("BookingFilter", {
  description: "Filters for bookings. All given conditions must match; a list matches any of its values.",
  fields: (t) => ({
    status: t.field({ type: [BookingStatusEnum], description: "The status at present." }),
    on: t.field({ type: "Date", description: "Starts on this date in the business's time zone." }),
    week: t.field({
      type: "Date",
      description: "Starts in the week of this date, Monday to Sunday in the business's time zone.",
    }),
    dates: t.field({ type: DateRangeInput, description: "Starts on one of these dates." }),
    starts: t.field({ type: InstantRangeInput, description: "Starts in this range." }),
    created: t.field({ type: InstantRangeInput, description: "Was booked in this range." }),
    changed: t.field({ type: InstantRangeInput, description: "Was last changed in this range." }),
    staff: t.idList({ description: "Served by one of these staff members; ids or slugs." }),
    service: t.idList({ description: "Of one of these services; ids or slugs." }),
    provider: t.idList({ description: "With one of these providers; ids or slugs." }),
    resource: t.idList({
      description: "Takes a unit of one of these resources; ids or slugs. A cancelled booking takes none.",
    }),
    contact: t.id({ description: "Booked by this person; a contact's id." }),
    payment: t.field({ type: [BookingPaymentStateEnum], description: "The state of the payment." }),
    mode: t.field({ type: BookingModeEnum, description: "The present booking mode of the service." }),
    source: t.field({
      type: BookingSourceInput,
      description: "A query parameter of the address that led to the order.",
    }),
    text: t.string({
      description: "Text in the name or e-mail of the booker or a guest, or in the reference.",
    }),
  }),
});

/** Epoch milliseconds. */
export interface BookingFilterSent {
  readonly status?: readonly BookingStatus[] | null;
  readonly on?: string | null;
  readonly week?: string | null;
  readonly dates?: { readonly from?: string | null; readonly to?: string | null } | null;
  readonly starts?: SentRange | null;
  readonly created?: SentRange | null;
  readonly changed?: SentRange | null;
  readonly staff?: readonly string[] | null;
  readonly service?: readonly string[] | null;
  readonly provider?: readonly string[] | null;
  readonly resource?: readonly string[] | null;
  readonly contact?: string | null;
  readonly payment?: BookingFilter["payment"];
  readonly mode?: BookingFilter["mode"];
  readonly source?: { readonly name: string; readonly value: string } | null;
  readonly text?: string | null;
}

interface SentRange {
  readonly from?: number | null;
  readonly until?: number | null;
}

/** `filterWithContact` adds `contact`, which needs a lookup. */
export function bookingFilter(sent: BookingFilterSent, timeZone: string): BookingFilter {
  const named = (type: GlobalType, names: readonly string[] | null | undefined) =>
    names == null ? [] : [namedRows(type, names)];
  return {
    statuses: sent.status ?? null,
    starts: [
      ...(sent.on == null ? [] : [datesOf(timeZone, sent.on, sent.on)]),
      ...(sent.week == null ? [] : [weekOf(timeZone, sent.week)]),
      ...(sent.dates == null ? [] : [datesOf(timeZone, sent.dates.from ?? null, sent.dates.to ?? null)]),
      ...(sent.starts == null ? [] : [rangeOf(sent.starts)]),
    ],
    created: sent.created == null ? null : rangeOf(sent.created),
    changed: sent.changed == null ? null : rangeOf(sent.changed),
    staff: named("Staff", sent.staff),
    services: named("Service", sent.service),
    providers: named("Provider", sent.provider),
    resources: named("Resource", sent.resource)[0] ?? null,
    payment: sent.payment ?? null,
    mode: sent.mode ?? null,
    source: sent.source ?? null,
    texts: textsOf(sent.text),
  };
}

export function textsOf(text: string | null | undefined): string[] {
  const wanted = text?.replaceAll("\u0000", "").trim().slice(0, MAX_TEXT);
  return wanted ? spellings(wanted) : [];
}

function namedRows(type: GlobalType, names: readonly string[]): NamedRows {
  refuseLong(type.toLowerCase(), names, MAX_NAMES);
  const ids = names.map((name) => rowId(type, name));
  return {
    ids: ids.filter((id) => id !== null),
    slugs: names.filter((name, i) => ids[i] === null && isSlug(name)),
  };
}

/** The database rejects year 0. */
const instant = (ms: number | null | undefined) => (ms == null ? null : Math.max(ms, 0));

function rangeOf({ from, until }: SentRange): InstantRange {
  return { from: instant(from), until: instant(until) };
}

/** Time zone data is reliable within this range. */
const FIRST = "1990-01-01";
const LAST = "2200-01-01";

function datesOf(timeZone: string, from: string | null, to: string | null): InstantRange {
  const span = (date: string) => {
    if (date < FIRST || date > LAST) throw badInput("dates must lie between 1990 and 2200");
    return dateSpan(timeZone, date, date);
  };
  return {
    from: from === null ? null : span(from).from * 60_000,
    until: to === null ? null : span(to).until * 60_000,
  };
}

function weekOf(timeZone: string, date: string): InstantRange {
  const monday = mondayOf(dayNumber(date));
  return datesOf(timeZone, isoDate(monday), isoDate(monday + 6));
}
