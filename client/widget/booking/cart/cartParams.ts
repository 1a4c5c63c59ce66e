import { type CalendarAddress, calendarHref } from "../calendar/calendarAddress.ts";
import { type GuestChoice, readChoices, writeChoices } from "../party/partyAddress.ts";
import { readCart, writeCart } from "./cartAddress.ts";
import type { CartChoice, CartPlan, CartService } from "./planCart.ts";

export type CartParams = Pick<CalendarAddress, "staff" | "seats" | "also" | "guests" | "party">;

export const CART_PARAM_NAMES = [
  "staff",
  "seats",
  "also",
  "guests",
  "party",
] as const satisfies readonly (keyof CartParams)[];

export interface ChosenService {
  readonly service: CartService;
  readonly staff: string | null;
}

export function readCartChoice({ staff, also, guests, party }: CartParams): CartChoice {
  return { staff, also: readCart(also), guests, choices: readChoices(party, guests ?? 0) };
}

export function getChosenServices(plan: CartPlan): readonly ChosenService[] {
  return plan.lines.map(({ service, staffParam }) => ({ service, staff: staffParam }));
}

export function toCartParams(
  services: readonly ChosenService[],
  guests: number | null,
  choices: readonly GuestChoice[],
): CartParams {
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
export function getCartCorrections(plan: CartPlan, currentParams: CartParams): Partial<CartParams> | null {
  const { seats, also } = toCartParams(getChosenServices(plan), plan.guests, []);
  return seats === currentParams.seats && also === currentParams.also ? null : { seats, also };
}

export function withSelection(href: string, { lines }: CartPlan): string {
  if (lines.length < 2) return href;
  const nextUrl = new URL(href, "https://daybook.invalid");
  const selection = lines.map(({ service, staffParam }) => ({
    service: service.slug,
    staff: staffParam,
    seats: 1,
  }));
  nextUrl.searchParams.set("also", writeCart(selection) ?? "");
  return `${nextUrl.pathname}${nextUrl.search}`;
}

/** Returns the same calendar address for another service. The slug is the last part of the path. */
export function getServiceHref(url: URL, slug: string, changes: Partial<CalendarAddress>): string {
  const nextUrl = new URL(calendarHref(url, changes), url);
  nextUrl.pathname = nextUrl.pathname.replace(/[^/]+\/?$/, slug);
  return `${nextUrl.pathname}${nextUrl.search}`;
}
