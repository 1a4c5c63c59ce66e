import type { BookingFilter, InstantRange, NamedRows } from "../data/bookingWhere.ts";
import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { MetadataEntry } from "../../../shared/metadata/metadata.ts";
import { isSlug } from "../../../shared/ids/slug.ts";
import { getDateSpan, getMonday } from "../../../shared/time/dateSpans.ts";
import { dayNumber, isoDate } from "../../../shared/time/dates.ts";
import { getLocalDate } from "../../../shared/time/localTime.ts";
import { badInput, rejectLongList } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type GlobalType, toRowId } from "../../../platform/graphql/globalIds.ts";
import {
  DateRangeInput,
  type InstantRangeArgs,
  InstantRangeInput,
} from "../../../platform/graphql/listInputs.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";
import { metadataFilterField } from "../../../platform/graphql/types/metadata.ts";
import { BookingModeEnum } from "../../catalogue/graphql/enums.ts";
import { BookingPaymentStateEnum } from "../../payments/graphql/enums.ts";
import { BookingStatusEnum } from "./enums.ts";

const MAX_TEXT = 100;
const MAX_NAMES = 100;

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
    today: t.boolean({
      description:
        "Starts today in the business's time zone if true, on another date if false. The server's clock decides.",
    }),
    ended: t.boolean({
      description: "Has ended if true, has not ended yet if false. The server's clock decides.",
    }),
    week: t.field({
      type: "Date",
      description: "Starts in the week of this date, Monday to Sunday in the business's time zone.",
    }),
    dates: t.field({ type: DateRangeInput, description: "Starts on one of these dates." }),
    starts: t.field({ type: InstantRangeInput, description: "Starts in this range." }),
    overlaps: t.field({
      type: InstantRangeInput,
      description:
        "Takes place in this range, at least in part: ends after its start and starts before its end.",
    }),
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
    metadata: metadataFilterField(t),
  }),
});

/** Epoch milliseconds. */
export interface BookingFilterArgs {
  readonly status?: readonly BookingStatus[] | null;
  readonly on?: string | null;
  readonly today?: boolean | null;
  readonly ended?: boolean | null;
  readonly week?: string | null;
  readonly dates?: { readonly from?: string | null; readonly to?: string | null } | null;
  readonly starts?: InstantRangeArgs | null;
  readonly overlaps?: InstantRangeArgs | null;
  readonly created?: InstantRangeArgs | null;
  readonly changed?: InstantRangeArgs | null;
  readonly staff?: readonly string[] | null;
  readonly service?: readonly string[] | null;
  readonly provider?: readonly string[] | null;
  readonly resource?: readonly string[] | null;
  readonly contact?: string | null;
  readonly payment?: BookingFilter["payment"];
  readonly mode?: BookingFilter["mode"];
  readonly source?: { readonly name: string; readonly value: string } | null;
  readonly metadata?: MetadataEntry | null;
}

export const SEARCH_DESCRIPTION =
  "Text in the name or e-mail of the booker or a guest, or in the reference; at most 100 characters.";

/** The zone of the business, and the present in epoch milliseconds. */
export interface BookingFilterClock {
  readonly timeZone: string;
  readonly now: number;
}

/** `filterWithContact` adds `contact`, which needs a lookup. */
export function toBookingFilter(
  args: BookingFilterArgs,
  search: string | null | undefined,
  { timeZone, now }: BookingFilterClock,
): BookingFilter {
  const toNamedRows = (type: GlobalType, names: readonly string[] | null | undefined) =>
    names == null ? [] : [namedRows(type, names)];
  const today = args.today == null ? null : toDayRange(timeZone, now);
  return {
    statuses: args.status ?? null,
    starts: [
      ...(args.on == null ? [] : [toDateRange(timeZone, args.on, args.on)]),
      ...(args.today === true && today !== null ? [today] : []),
      ...(args.week == null ? [] : [toWeekRange(timeZone, args.week)]),
      ...(args.dates == null ? [] : [toDateRange(timeZone, args.dates.from ?? null, args.dates.to ?? null)]),
      ...(args.starts == null ? [] : [toInstantRange(args.starts)]),
      ...(args.overlaps?.until == null ? [] : [toInstantRange({ until: args.overlaps.until })]),
    ],
    startsOutside: args.today === false ? today : null,
    hasEnded: args.ended ?? null,
    endsAfter: clampInstant(args.overlaps?.since),
    created: args.created == null ? null : toInstantRange(args.created),
    changed: args.changed == null ? null : toInstantRange(args.changed),
    staff: toNamedRows("Staff", args.staff),
    services: toNamedRows("Service", args.service),
    providers: toNamedRows("Provider", args.provider),
    resources: toNamedRows("Resource", args.resource)[0] ?? null,
    payment: args.payment ?? null,
    mode: args.mode ?? null,
    source: args.source ?? null,
    texts: toSpellings(search),
    metadata: args.metadata ?? null,
  };
}

export function toSpellings(text: string | null | undefined): string[] {
  const cleanedText = text?.replaceAll("\u0000", "").trim().slice(0, MAX_TEXT);
  return cleanedText ? toLikePatterns(cleanedText) : [];
}

function namedRows(type: GlobalType, names: readonly string[]): NamedRows {
  rejectLongList(type.toLowerCase(), names, MAX_NAMES);
  const ids = names.map((name) => toRowId(type, name));
  return {
    ids: ids.filter((id) => id !== null),
    slugs: names.filter((name, i) => ids[i] === null && isSlug(name)),
  };
}

/** The database rejects year 0. */
const clampInstant = (ms: number | null | undefined) => (ms == null ? null : Math.max(ms, 0));

function toInstantRange({ since, until }: InstantRangeArgs): InstantRange {
  return { from: clampInstant(since), until: clampInstant(until) };
}

/** Time zone data is reliable within this range. */
const FIRST_DATE = "1990-01-01";
const LAST_DATE = "2200-01-01";

function toDateRange(timeZone: string, from: string | null, to: string | null): InstantRange {
  const span = (date: string) => {
    if (date < FIRST_DATE || date > LAST_DATE) throw badInput("dates must lie between 1990 and 2200");
    return getDateSpan(timeZone, date, date);
  };
  return {
    from: from === null ? null : span(from).from * 60_000,
    until: to === null ? null : span(to).until * 60_000,
  };
}

function toDayRange(timeZone: string, instant: number): InstantRange {
  const date = getLocalDate(timeZone, Math.floor(instant / 60_000));
  return toDateRange(timeZone, date, date);
}

function toWeekRange(timeZone: string, date: string): InstantRange {
  const monday = getMonday(dayNumber(date));
  return toDateRange(timeZone, isoDate(monday), isoDate(monday + 6));
}
