import { writeCart } from "../booking/cart/cartAddress.ts";
import { lasting } from "../layout/lastingSearch.ts";
import { noChoice, writeChoices } from "../booking/party/partyAddress.ts";

/** What was booked, as far as choosing it again goes. */
export interface ChosenBefore {
  /** ISO. */
  readonly startsAt: string;
  /** Whose it was: 0 the booker's own, 1 to 100 a guest's. */
  readonly member: number;
  readonly seats: number;
  readonly guests: readonly unknown[];
  readonly service: { readonly slug: string };
  readonly provider: { readonly slug: string } | null | undefined;
}

/** An order whose time is chosen again. */
export interface OrderBefore {
  readonly isSeries: boolean;
  /** At least one. */
  readonly bookings: readonly ChosenBefore[];
  /** The local date on which it was to begin. */
  readonly date: string;
}

/** The calendar in which all of it can be chosen once more: the same services and guests, and its day. */
export function calendarAgainHref({ isSeries, bookings, date }: OrderBefore, search: string): string {
  const [first] = bookings;
  if (first === undefined) throw new Error("an order has bookings");
  const next = new URLSearchParams(lasting(search));
  const own = isSeries ? [first] : bookings.filter(({ member }) => member === 0);
  const also = writeCart(
    own.slice(1).map(({ service, seats }) => ({ service: service.slug, staff: null, seats })),
  );
  const others = isSeries ? [] : bookings.filter(({ member }) => member > 0);
  const guests = Math.max(own[0]?.guests.length ?? 0, ...others.map(({ member }) => member));
  const party = writeChoices(
    Array.from({ length: guests }, (_, index) => {
      const line = others.find(({ member }) => member === index + 1);
      return line === undefined ? noChoice : { service: line.service.slug, staff: null };
    }),
  );
  next.set("date", date);
  if (!isSeries) next.set("at", first.startsAt);
  if (also !== null) next.set("also", also);
  if (guests > 0) next.set("guests", String(guests));
  if (party !== null) next.set("party", party);
  return `/widget/appointment/${first.provider?.slug ?? "service"}/${first.service.slug}?${next}`;
}
