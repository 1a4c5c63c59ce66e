import { useMemo } from "react";
import type { CalendarAddress } from "../calendar/calendarAddress.ts";
import type { AddressedCalendar } from "../calendar/useCalendarAddress.ts";
import { type OwnChoice } from "../party/partyAddress.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { planVisit, type VisitPlan, type VisitService } from "./planVisit.ts";
import { type ChosenService, choiceOf, serviceHref, servicesOf, visitAddress } from "./visitAddress.ts";

export interface Cart {
  readonly plan: VisitPlan;
  readonly choices: readonly OwnChoice[];
  readonly services: readonly VisitService[];
  /** Replaces the services. At least one is required. */
  readonly setServices: (services: readonly ChosenService[]) => void;
  /**
   * Sets the number of guests (null removes them) and their choices. A chosen time stays; `useFittingTime` checks it.
   */
  readonly setGuests: (guests: number | null, choices: readonly OwnChoice[]) => void;
  /** Returns the plan and the address for other guests without navigating, so that they can be held first. */
  readonly withGuests: (
    guests: number | null,
    choices: readonly OwnChoice[],
  ) => { readonly plan: VisitPlan; readonly address: Partial<CalendarAddress> };
}

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
      // The first service belongs to the path, so another first service is another page.
      router.navigate(serviceHref(url, first.service.slug, changes), { replace: true });
    },
    setGuests(guests, choices) {
      address.choose(withGuests(guests, choices).address);
    },
    withGuests,
  };
}
