import { type Issue, issue } from "../../../../shared/failures/failure.ts";

/** A calendar of a group, with what was found of what it names. */
export interface FoundCalendar {
  /** Null: what was named is no service of the business. */
  readonly service: string | null;
  /** Whose calendar; undefined: that of whoever serves, null: what was named is no provider. */
  readonly provider: string | null | undefined;
  /** Whether that provider offers that service. */
  readonly isOffered: boolean;
}

const MOST_CALENDARS = 100;

/** What is wrong with the calendars of a group: each stands in it once, and a provider's is of what it offers. */
export function validateCalendars(calendars: readonly FoundCalendar[]): Issue[] {
  if (calendars.length > MOST_CALENDARS) return [issue(["calendars"], "TOO_MANY")];
  const keys = calendars.map(({ service, provider }) => `${service} ${provider ?? ""}`);
  return calendars.flatMap(({ service, provider, isOffered }, i) => {
    const at = (field: string) => ["calendars", String(i), field];
    const unknown = [
      ...(service === null ? [issue(at("service"), "NOT_FOUND")] : []),
      ...(provider === null ? [issue(at("provider"), "NOT_FOUND")] : []),
    ];
    if (unknown.length > 0) return unknown;
    if (provider !== undefined && !isOffered) return [issue(at("provider"), "INVALID")];
    return keys.indexOf(keys[i]!) < i ? [issue(["calendars", String(i)], "DUPLICATE")] : [];
  });
}
