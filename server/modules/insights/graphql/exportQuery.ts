import type { BookingPaymentState } from "../../bookings/data/bookingWhere.ts";
import { BOOKING_STATUSES } from "../../../shared/bookings/status.ts";
import { isIsoDate } from "../../../shared/time/dates.ts";
import type { BookingFilterArgs } from "../../bookings/graphql/bookingFilter.ts";

/** A query parameter is invalid. The message names it. */
export class InvalidQueryError extends Error {
  override name = "BadQuery";
}

const PAYMENTS: readonly BookingPaymentState[] = ["NOTHING_DUE", "UNPAID", "PAID", "REFUNDED"];
const MODES = ["INSTANT", "REQUEST"] as const;
const MAX_LIST = 100;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Reads query parameters one by one and rejects unknown ones. Lists are separated by commas. */
export class ListQuery {
  readonly #query: URLSearchParams;
  readonly #read = new Set<string>();

  constructor(query: string) {
    this.#query = new URLSearchParams(query);
  }

  text(name: string): string | null {
    this.#read.add(name);
    const all = this.#query.getAll(name);
    if (all.length > 1) throw new InvalidQueryError(`${name}: given twice`);
    return all[0] ?? null;
  }

  instant(name: string): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const instant = INSTANT.test(text) ? Date.parse(text) : NaN;
    if (Number.isNaN(instant))
      throw new InvalidQueryError(`${name}: not an instant such as 2026-11-20T14:30:00Z`);
    return Math.max(instant, 0);
  }

  date(name: string): string | null {
    const text = this.text(name);
    if (text !== null && (!isIsoDate(text) || text < "1990-01-01" || text > "2200-01-01"))
      throw new InvalidQueryError(`${name}: not a date such as 2026-11-20`);
    return text;
  }

  flag(name: string): boolean | null {
    const text = this.text(name);
    if (text !== null && text !== "true" && text !== "false")
      throw new InvalidQueryError(`${name}: true or false`);
    return text === null ? null : text === "true";
  }

  list(name: string): string[] | null {
    const list = this.text(name)?.split(",") ?? null;
    if (list && list.length > MAX_LIST) throw new InvalidQueryError(`${name}: more than ${MAX_LIST} entries`);
    return list;
  }

  oneOf<Value extends string>(name: string, values: readonly Value[]): Value[] | null {
    const list = this.list(name);
    const invalid = list?.find((value) => !(values as readonly string[]).includes(value));
    if (invalid !== undefined) throw new InvalidQueryError(`${name}: one of ${values.join(", ")}`);
    return list as Value[] | null;
  }

  /** Reads the fields of `BookingFilter`. `from` and `to` are its `dates`, `source` has the form `name:value`. */
  bookingFilter(): BookingFilterArgs {
    const [mode = null] = this.oneOf("mode", MODES) ?? [];
    const source = this.text("source");
    const colon = source?.indexOf(":") ?? 0;
    if (source !== null && colon < 1)
      throw new InvalidQueryError("source: a parameter and its value, name:value");
    const dates = { from: this.date("from"), to: this.date("to") };
    return {
      status: this.oneOf("status", BOOKING_STATUSES),
      on: this.date("on"),
      today: this.flag("today"),
      ended: this.flag("ended"),
      week: this.date("week"),
      dates: dates.from === null && dates.to === null ? null : dates,
      created: { since: this.instant("createdSince"), until: this.instant("createdUntil") },
      changed: { since: this.instant("changedSince"), until: this.instant("changedUntil") },
      staff: this.list("staff"),
      service: this.list("service"),
      provider: this.list("provider"),
      resource: this.list("resource"),
      contact: this.text("contact"),
      payment: this.oneOf("payment", PAYMENTS),
      mode,
      source: source === null ? null : { name: source.slice(0, colon), value: source.slice(colon + 1) },
    };
  }

  /** @throws {InvalidQueryError} for a parameter that was not read */
  rejectUnread(): void {
    const unknown = [...this.#query.keys()].find((name) => !this.#read.has(name));
    if (unknown !== undefined) throw new InvalidQueryError(`${unknown.slice(0, 50)}: unknown parameter`);
  }
}
