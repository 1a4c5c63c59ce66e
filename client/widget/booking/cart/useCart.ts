import { useMemo } from "react";
import type { CalendarAddress } from "../calendar/calendarAddress.ts";
import type { AddressedCalendar } from "../calendar/useCalendarAddress.ts";
import { type OwnChoice } from "../party/partyAddress.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { planVisit, type VisitPlan, type VisitService } from "./planVisit.ts";
import { type ChosenService, choiceOf, serviceHref, servicesOf, visitAddress } from "./visitAddress.ts";

/** What a visit is made of, and how to make it otherwise. The address holds it all. */
export interface Cart {
  readonly plan: VisitPlan;
  /** What guests with a line of their own have chosen, by guest. */
  readonly choices: readonly OwnChoice[];
  /** Every service that could be part of the visit. */
  readonly services: readonly VisitService[];
  /** Takes these services, in this order, instead. At least one. */
  readonly setServices: (services: readonly ChosenService[]) => void;
  /** Takes this many guests (null: adding is given up) with what they have chosen. A chosen time stays; `useFittingTime` checks it. */
  readonly setGuests: (guests: number | null, choices: readonly OwnChoice[]) => void;
  /** The plan with other guests, and the address that says so: for holding first and moving there afterwards. */
  readonly withGuests: (
    guests: number | null,
    choices: readonly OwnChoice[],
  ) => { readonly plan: VisitPlan; readonly address: Partial<CalendarAddress> };
}

/** The visit of a calendar: its own service first, and what the address adds to it. */
export function useCart(
  own: VisitService,
  others: readonly VisitService[],
  url: URL,
  address: AddressedCalendar,
): Cart {
  const router = useRouter();
  const choice = choiceOf(address.chosen);
  const chosen = JSON.stringify(choice);
  // What shows the visit is rendered again only for another visit; the text says all of the choice.
  // oxlint-disable-next-line react/exhaustive-deps
  const plan = useMemo(() => planVisit(own, others, choice), [own, others, chosen]);
  const withGuests = (guests: number | null, choices: readonly OwnChoice[]) => ({
    plan: planVisit(own, others, { ...choice, guests, choices }),
    address: visitAddress(servicesOf(plan), guests, choices),
  });
  return {
    plan,
    choices: choice.choices,
    services: [own, ...others.filter(({ slug }) => slug !== own.slug)],
    setServices(services) {
      const [first] = services;
      if (first === undefined) return;
      const changes = { ...visitAddress(services, choice.guests, choice.choices), at: null };
      if (first.service.slug === own.slug) return address.choose(changes);
      // The first service is the page's own: another first is another page.
      router.navigate(serviceHref(url, first.service.slug, changes), { replace: true });
    },
    setGuests(guests, choices) {
      address.choose(withGuests(guests, choices).address);
    },
    withGuests,
  };
}
