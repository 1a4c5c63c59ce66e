import type { IssueCode } from "../../../../server/shared/failures/failure.ts";
import { validateGuests } from "../../../../server/shared/guests/guestRules.ts";
import type { VisitPlan } from "../cart/planVisit.ts";

export interface GuestAnswer {
  readonly name: string;
  readonly email: string;
}

/** Issues by path: `guests`, `guests.0.name`, `guests.0.service`. */
export type GuestFaults = Readonly<Record<string, IssueCode>>;

export const noGuest: GuestAnswer = { name: "", email: "" };

export function guestRows(typed: readonly GuestAnswer[], guests: number): readonly GuestAnswer[] {
  return Array.from({ length: guests }, (_, index) => typed[index] ?? noGuest);
}

/** Validates with the rules of the server. `guests` is null if adding guests was not chosen. */
export function guestFaultsOf(guests: readonly GuestAnswer[] | null, bookerEmail: string): GuestFaults {
  return byPlace(validateGuests(guests, bookerEmail).issues);
}

export function faultsOfParty(
  plan: VisitPlan,
  rows: readonly GuestAnswer[] | null,
  bookerEmail: string,
): GuestFaults {
  const missing = plan.guestLines.flatMap((line, guest) =>
    line === null ? [[`guests.${guest}.service`, "GUEST_SERVICES" as const] as const] : [],
  );
  return { ...Object.fromEntries(missing), ...guestFaultsOf(rows, bookerEmail) };
}

export function guestFaultsFrom(
  issues: readonly { readonly path: readonly string[]; readonly code: string }[],
): GuestFaults {
  return byPlace(
    issues.flatMap(({ path, code }) => {
      const from = path.indexOf("guests");
      return from === -1 ? [] : [{ path: path.slice(from), code: code as IssueCode }];
    }),
  );
}

export function guestPlaces(faults: GuestFaults): readonly string[] {
  const order = ["service", "name", "email"];
  const rank = (place: string) => {
    const [, guest = "-1", field = ""] = place.split(".");
    return Number(guest) * order.length + order.indexOf(field);
  };
  return Object.keys(faults).toSorted((left, right) => rank(left) - rank(right));
}

function byPlace(issues: readonly { readonly path: readonly string[]; readonly code: IssueCode }[]) {
  const faults: Record<string, IssueCode> = {};
  for (const { path, code } of issues) faults[path.join(".")] ??= code;
  return faults;
}
