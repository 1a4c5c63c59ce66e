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
  description: "Calendar dates of the business's own zone, both included.",
  fields: (t) => ({
    from: t.field({ type: "Date", description: "Open when left out." }),
    to: t.field({ type: "Date", description: "Open when left out." }),
  }),
});

const InstantRangeInput = builder.inputType("InstantRangeInput", {
  description: "From an instant (included) until another (not included).",
  fields: (t) => ({
    from: t.field({ type: "DateTime", description: "Open when left out." }),
    until: t.field({ type: "DateTime", description: "Open when left out." }),
  }),
});

const BookingSourceInput = builder.inputType("BookingSourceInput", {
  description: "A parameter of the address that led to the order, exactly: `utm_source`, `newsletter`.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The parameter." }),
    value: t.string({ required: true, description: "What stood in it." }),
  }),
});

export const BookingFilterInput = builder.inputType("BookingFilter", {
  description: "Filters for bookings. All given conditions must match; a list matches any of its values.",
  fields: (t) => ({
    status: t.field({ type: [BookingStatusEnum], description: "As it stands now." }),
    on: t.field({ type: "Date", description: "Begins on this date of the business's zone." }),
    week: t.field({
      type: "Date",
      description: "Begins in the week of this date, Monday to Sunday in the business's zone.",
    }),
    dates: t.field({ type: DateRangeInput, description: "Begins on one of these dates." }),
    starts: t.field({ type: InstantRangeInput, description: "Begins then." }),
    created: t.field({ type: InstantRangeInput, description: "Was booked then." }),
    changed: t.field({ type: InstantRangeInput, description: "Was last changed then." }),
    staff: t.idList({ description: "Whom one of these serves; ids or slugs." }),
    service: t.idList({ description: "Of one of these; ids or slugs." }),
    provider: t.idList({ description: "With one of these; ids or slugs." }),
    resource: t.idList({
      description:
        "What takes a unit of one of these (ids or slugs). What was cancelled takes nothing any more.",
    }),
    contact: t.id({ description: "Booked by this person: a contact's id." }),
    payment: t.field({ type: [BookingPaymentStateEnum], description: "What became of the money for it." }),
    mode: t.field({ type: BookingModeEnum, description: "How its service is booked now." }),
    source: t.field({ type: BookingSourceInput, description: "Where it came from." }),
    text: t.string({ description: "In the name or e-mail of the booker or a guest, or the reference." }),
  }),
});

/** What an owner sends; see `BookingFilterInput`. Instants in epoch milliseconds. */
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

/** What is sent, in rows and instants. `contact` names nobody here: that takes a look (`keyOfContact`). */
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

/** How a text may be written, cut and without what no text of the database has. */
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

/** Nothing was booked before there were computers, and the database has no year 0. */
const instant = (ms: number | null | undefined) => (ms == null ? null : Math.max(ms, 0));

function rangeOf({ from, until }: SentRange): InstantRange {
  return { from: instant(from), until: instant(until) };
}

/** Zones are known well enough within these years. */
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
