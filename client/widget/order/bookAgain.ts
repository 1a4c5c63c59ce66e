import { writeCart } from "../booking/cart/cartAddress.ts";
import { keepGlobalParams } from "../layout/keptParams.ts";
import { NO_CHOICE, writeChoices } from "../booking/party/partyAddress.ts";

export interface PreviousBooking {
  readonly startsAt: string;
  /** 0 for the booker's line, 1 to 100 for a guest's. */
  readonly member: number;
  readonly seats: number;
  readonly guests: readonly unknown[];
  readonly service: { readonly slug: string };
  readonly provider: { readonly slug: string } | null | undefined;
}

export interface PreviousOrder {
  readonly isSeries: boolean;
  readonly bookings: readonly PreviousBooking[];
  /** Local date (ISO) on which the order was to start. */
  readonly date: string;
}

export function bookAgainHref({ isSeries, bookings, date }: PreviousOrder, search: string): string {
  const [first] = bookings;
  if (first === undefined) throw new Error("an order has bookings");
  const params = new URLSearchParams(keepGlobalParams(search));
  const bookerLines = isSeries ? [first] : bookings.filter(({ member }) => member === 0);
  const extraLines = writeCart(
    bookerLines.slice(1).map(({ service, seats }) => ({ service: service.slug, staff: null, seats })),
  );
  const guestLines = isSeries ? [] : bookings.filter(({ member }) => member > 0);
  const guests = Math.max(bookerLines[0]?.guests.length ?? 0, ...guestLines.map(({ member }) => member));
  const guestChoices = writeChoices(
    Array.from({ length: guests }, (_, index) => {
      const line = guestLines.find(({ member }) => member === index + 1);
      return line === undefined ? NO_CHOICE : { service: line.service.slug, staff: null };
    }),
  );
  params.set("date", date);
  if (!isSeries) params.set("at", first.startsAt);
  if (extraLines !== null) params.set("also", extraLines);
  if (guests > 0) params.set("guests", String(guests));
  if (guestChoices !== null) params.set("party", guestChoices);
  return `/widget/appointment/${first.provider?.slug ?? "service"}/${first.service.slug}?${params}`;
}
