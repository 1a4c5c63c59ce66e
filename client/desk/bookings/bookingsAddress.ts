import { dayNumber, isIsoDate, isoDate } from "../../../server/shared/time/dates.ts";
import { BOOKING_STATUSES, type BookingStatus } from "../../../server/shared/bookings/status.ts";

/** The range of dates that a list shows. `custom` has its own first and last date. */
export const RANGES = ["upcoming", "today", "week", "month", "past", "any", "custom"] as const;
export type Range = (typeof RANGES)[number];

export const PAYMENT_STATES = ["UNPAID", "PAID", "REFUNDED", "NOTHING_DUE"] as const;
export type PaymentFilter = (typeof PAYMENT_STATES)[number];

/** Filters of the list, as the address holds them. Empty texts and nulls filter nothing. */
export interface BookingFilters {
  readonly range: Range;
  /** ISO dates, only with `custom`. */
  readonly from: string;
  readonly to: string;
  readonly status: BookingStatus | null;
  readonly payment: PaymentFilter | null;
  /** Slugs. */
  readonly staff: string;
  readonly service: string;
  readonly search: string;
  /** Id of the saved view that was opened last. It filters nothing. */
  readonly view: string;
}

const DAYS_AHEAD = 30;
const MAX_SEARCH = 100;

const pick = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

export function readFilters({ searchParams }: URL): BookingFilters {
  const from = toDate(searchParams.get("from"));
  const to = toDate(searchParams.get("to"));
  const status = pick(BOOKING_STATUSES, searchParams.get("status"));
  const payment = pick(PAYMENT_STATES, searchParams.get("payment"));
  const search = (searchParams.get("search") ?? "").slice(0, MAX_SEARCH);
  const range =
    from !== "" || to !== ""
      ? "custom"
      : (pick(RANGES, searchParams.get("when")) ?? (search === "" ? "upcoming" : "any"));
  return {
    range: range === "custom" && from === "" && to === "" ? "any" : range,
    from,
    to,
    status,
    payment,
    staff: searchParams.get("staff") ?? "",
    service: searchParams.get("service") ?? "",
    search,
    view: searchParams.get("view") ?? "",
  };
}

const toDate = (text: string | null): string => (text !== null && isIsoDate(text) ? text : "");

/** Returns the address of the list. The panel's booking stays open only if it is passed. */
export function toBookingsHref(filters: Partial<BookingFilters>, booking: string | null = null): string {
  const parameters = new URLSearchParams();
  const { range, search = "" } = filters;
  const isDefault = range === undefined || range === (search === "" ? "upcoming" : "any");
  if (range === "custom") {
    if (filters.from) parameters.set("from", filters.from);
    if (filters.to) parameters.set("to", filters.to);
  } else if (!isDefault) parameters.set("when", range);
  if (filters.status) parameters.set("status", filters.status);
  if (filters.payment) parameters.set("payment", filters.payment);
  if (filters.staff) parameters.set("staff", filters.staff);
  if (filters.service) parameters.set("service", filters.service);
  if (search !== "") parameters.set("search", search);
  if (filters.view) parameters.set("view", filters.view);
  if (booking !== null) parameters.set("booking", booking);
  const query = parameters.toString();
  return query === "" ? "/desk/bookings" : `/desk/bookings?${query}`;
}

/** Returns the address of the panel of a booking, beside the list without filters. */
export const getBookingHref = (id: string): string => toBookingsHref({}, id);

export interface BookingListVariables {
  readonly filter: {
    readonly dates?: { readonly from?: string; readonly to?: string };
    readonly week?: string;
    readonly on?: string;
    readonly ended?: boolean;
    readonly status?: readonly BookingStatus[];
    readonly payment?: readonly PaymentFilter[];
    readonly staff?: readonly string[];
    readonly service?: readonly string[];
  };
  readonly search: string | null;
  readonly direction: "ASC" | "DESC";
}

/** `today` is the date in the business's zone. */
export function toListVariables(filters: BookingFilters, today: string): BookingListVariables {
  const { range, status, payment, staff, service, search } = filters;
  return {
    filter: {
      ...toDateFilter(filters, today),
      ...(status === null ? {} : { status: [status] }),
      ...(payment === null ? {} : { payment: [payment] }),
      ...(staff === "" ? {} : { staff: [staff] }),
      ...(service === "" ? {} : { service: [service] }),
    },
    search: search.trim() === "" ? null : search.trim(),
    direction: range === "past" || (range === "any" && status !== "REQUESTED") ? "DESC" : "ASC",
  };
}

function toDateFilter({ range, from, to }: BookingFilters, today: string) {
  const day = dayNumber(today);
  switch (range) {
    case "upcoming":
      return { ended: false };
    case "today":
      return { on: today };
    case "week":
      return { week: today };
    case "month":
      return { dates: { from: today, to: isoDate(day + DAYS_AHEAD - 1) } };
    case "past":
      return { ended: true };
    case "custom":
      return { dates: { ...(from === "" ? {} : { from }), ...(to === "" ? {} : { to }) } };
    case "any":
      return {};
  }
}

/** Returns the address of the CSV file with the same bookings. */
export function toExportHref({ filter, search }: BookingListVariables): string {
  const { dates, on, week, ended, ...lists } = filter;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...dates, on, week, ended, search: search ?? undefined }))
    if (value !== undefined) parameters.set(name, String(value));
  for (const [name, values] of Object.entries(lists)) parameters.set(name, values.join(","));
  return `/exports/bookings.csv?${parameters.toString()}`;
}
