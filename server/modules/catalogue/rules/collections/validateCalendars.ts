import { type Issue, issue } from "../../../../shared/failures/failure.ts";

export interface FoundCalendar {
  readonly service: string | null;
  /** Undefined for the calendar of all staff members. Null if there is no such provider. */
  readonly provider: string | null | undefined;
  readonly isOffered: boolean;
}

const MOST_CALENDARS = 100;

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
