import type { IssueCode } from "../../../../server/shared/failures/failure.ts";
import { validateGuests } from "../../../../server/shared/guests/guestRules.ts";
import type { CartPlan } from "../cart/planCart.ts";

export interface GuestAnswer {
  readonly name: string;
  readonly email: string;
}

/** Issues by path: `guests`, `guests.0.name`, `guests.0.service`. */
export type GuestIssues = Readonly<Record<string, IssueCode>>;

export const EMPTY_GUEST: GuestAnswer = { name: "", email: "" };

export function resizeGuests(answers: readonly GuestAnswer[], guests: number): readonly GuestAnswer[] {
  return Array.from({ length: guests }, (_, index) => answers[index] ?? EMPTY_GUEST);
}

/** Validates with the rules of the server. `guests` is null if adding guests was not chosen. */
export function validateGuestAnswers(
  guests: readonly GuestAnswer[] | null,
  bookerEmail: string,
): GuestIssues {
  return groupByPath(validateGuests(guests, bookerEmail).issues);
}

export function validateParty(
  plan: CartPlan,
  rows: readonly GuestAnswer[] | null,
  bookerEmail: string,
): GuestIssues {
  const missingServices = plan.guestLines.flatMap((line, guest) =>
    line === null ? [[`guests.${guest}.service`, "GUEST_SERVICES" as const] as const] : [],
  );
  return { ...Object.fromEntries(missingServices), ...validateGuestAnswers(rows, bookerEmail) };
}

export function toGuestIssues(
  issues: readonly { readonly path: readonly string[]; readonly code: string }[],
): GuestIssues {
  return groupByPath(
    issues.flatMap(({ path, code }) => {
      const start = path.indexOf("guests");
      return start === -1 ? [] : [{ path: path.slice(start), code: code as IssueCode }];
    }),
  );
}

export function sortIssuePaths(guestIssues: GuestIssues): readonly string[] {
  const order = ["service", "name", "email"];
  const rank = (issuePath: string) => {
    const [, guest = "-1", field = ""] = issuePath.split(".");
    return Number(guest) * order.length + order.indexOf(field);
  };
  return Object.keys(guestIssues).toSorted((left, right) => rank(left) - rank(right));
}

function groupByPath(issues: readonly { readonly path: readonly string[]; readonly code: IssueCode }[]) {
  const guestIssues: Record<string, IssueCode> = {};
  for (const { path, code } of issues) guestIssues[path.join(".")] ??= code;
  return guestIssues;
}
