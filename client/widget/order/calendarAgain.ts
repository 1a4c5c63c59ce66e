import { writeCart } from "../booking/cart/cartAddress.ts";
import { lasting } from "../layout/lastingSearch.ts";
import { noChoice, writeChoices } from "../booking/party/partyAddress.ts";

export interface ChosenBefore {
  readonly startsAt: string;
  /** 0 for the booker's line, 1 to 100 for a guest's. */
  readonly member: number;
  readonly seats: number;
  readonly guests: readonly unknown[];
  readonly service: { readonly slug: string };
  readonly provider: { readonly slug: string } | null | undefined;
}

export interface OrderBefore {
  readonly isSeries: boolean;
  readonly bookings: readonly ChosenBefore[];
  /** Local date (ISO) on which the order was to start. */
  readonly date: string;
}

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
