import { type CalendarAddress, calendarHref } from "../calendar/calendarAddress.ts";
import { type OwnChoice, readChoices, writeChoices } from "../party/partyAddress.ts";
import { readCart, writeCart } from "./cartAddress.ts";
import type { VisitChoice, VisitPlan, VisitService } from "./planVisit.ts";

/** The part of an address that says what a visit is made of. */
export type VisitAddress = Pick<CalendarAddress, "staff" | "seats" | "also" | "guests" | "party">;

/** The parts themselves. */
export const visitParts = [
  "staff",
  "seats",
  "also",
  "guests",
  "party",
] as const satisfies readonly (keyof VisitAddress)[];

/** A service of the booker's, and who is to serve. */
export interface ChosenService {
  readonly service: VisitService;
  /** A person's slug or id; null: anyone. */
  readonly staff: string | null;
}

/** What an address says of a visit. */
export function choiceOf({ staff, also, guests, party }: VisitAddress): VisitChoice {
  return { staff, also: readCart(also), guests, choices: readChoices(party, guests ?? 0) };
}

/** The booker's services as they stand. */
export function servicesOf(plan: VisitPlan): readonly ChosenService[] {
  return plan.lines.map(({ service, wanted }) => ({ service, staff: wanted }));
}

/** How an address says it; the first service is named by the path. */
export function visitAddress(
  services: readonly ChosenService[],
  guests: number | null,
  choices: readonly OwnChoice[],
): VisitAddress {
  const lines = services.map(({ service, staff }) => ({
    service: service.slug,
    staff,
    seats: service.guestMode === "SEAT" ? 1 + (guests ?? 0) : 1,
  }));
  const [first, ...further] = lines;
  return {
    staff: first?.staff ?? null,
    seats: first === undefined || first.seats === 1 ? null : first.seats,
    also: writeCart(further),
    guests,
    party: writeChoices(choices.slice(0, guests ?? 0)),
  };
}

/**
 * What the address should say instead where it and the services are at odds: seats that do not go with the number of
 * guests (`?guests=3` alone, for a class), services that cannot join. Null: it is as it should be.
 */
export function settledAddress(plan: VisitPlan, here: VisitAddress): Partial<VisitAddress> | null {
  const { seats, also } = visitAddress(servicesOf(plan), plan.guests, []);
  return seats === here.seats && also === here.also ? null : { seats, also };
}

/** Returns the address of a set of services with the services of a visit selected, if there are several. */
export function withPicks(href: string, { lines }: VisitPlan): string {
  if (lines.length < 2) return href;
  const next = new URL(href, "https://daybook.invalid");
  const picks = lines.map(({ service, wanted }) => ({ service: service.slug, staff: wanted, seats: 1 }));
  next.searchParams.set("also", writeCart(picks) ?? "");
  return `${next.pathname}${next.search}`;
}

/** The same calendar's address for another service: its slug is the last part of every such path. */
export function serviceHref(url: URL, slug: string, changes: Partial<CalendarAddress>): string {
  const next = new URL(calendarHref(url, changes), url);
  next.pathname = next.pathname.replace(/[^/]+\/?$/, slug);
  return `${next.pathname}${next.search}`;
}
