import { type CalendarAddress, calendarHref } from "../calendar/calendarAddress.ts";
import { type OwnChoice, readChoices, writeChoices } from "../party/partyAddress.ts";
import { readCart, writeCart } from "./cartAddress.ts";
import type { VisitChoice, VisitPlan, VisitService } from "./planVisit.ts";

export type VisitAddress = Pick<CalendarAddress, "staff" | "seats" | "also" | "guests" | "party">;

export const visitParts = [
  "staff",
  "seats",
  "also",
  "guests",
  "party",
] as const satisfies readonly (keyof VisitAddress)[];

export interface ChosenService {
  readonly service: VisitService;
  readonly staff: string | null;
}

export function choiceOf({ staff, also, guests, party }: VisitAddress): VisitChoice {
  return { staff, also: readCart(also), guests, choices: readChoices(party, guests ?? 0) };
}

export function servicesOf(plan: VisitPlan): readonly ChosenService[] {
  return plan.lines.map(({ service, wanted }) => ({ service, staff: wanted }));
}

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
 * Returns corrections of an address that contradicts its services, such as `?guests=3` without seats for a class. Null
 * if it is consistent.
 */
export function settledAddress(plan: VisitPlan, here: VisitAddress): Partial<VisitAddress> | null {
  const { seats, also } = visitAddress(servicesOf(plan), plan.guests, []);
  return seats === here.seats && also === here.also ? null : { seats, also };
}

export function withPicks(href: string, { lines }: VisitPlan): string {
  if (lines.length < 2) return href;
  const next = new URL(href, "https://daybook.invalid");
  const picks = lines.map(({ service, wanted }) => ({ service: service.slug, staff: wanted, seats: 1 }));
  next.searchParams.set("also", writeCart(picks) ?? "");
  return `${next.pathname}${next.search}`;
}

/** Returns the same calendar address for another service. The slug is the last part of the path. */
export function serviceHref(url: URL, slug: string, changes: Partial<CalendarAddress>): string {
  const next = new URL(calendarHref(url, changes), url);
  next.pathname = next.pathname.replace(/[^/]+\/?$/, slug);
  return `${next.pathname}${next.search}`;
}
