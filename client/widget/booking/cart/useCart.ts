import { useMemo } from "react";
import type { CalendarAddress } from "../calendar/calendarAddress.ts";
import type { CalendarAddressState } from "../calendar/useCalendarAddress.ts";
import { type GuestChoice } from "../party/partyAddress.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { planCart, type CartPlan, type CartService } from "./planCart.ts";
import {
  type ChosenService,
  readCartChoice,
  getServiceHref,
  getChosenServices,
  toCartParams,
} from "./cartParams.ts";

export interface Cart {
  readonly plan: CartPlan;
  readonly choices: readonly GuestChoice[];
  readonly services: readonly CartService[];
  /** Replaces the services. At least one is required. */
  readonly setServices: (services: readonly ChosenService[]) => void;
  /**
   * Sets the number of guests (null removes them) and their choices. A chosen time stays; `useFittingTime` checks it.
   */
  readonly setGuests: (guests: number | null, choices: readonly GuestChoice[]) => void;
  /** Returns the plan and the address for other guests without navigating, so that they can be held first. */
  readonly planWithGuests: (
    guests: number | null,
    choices: readonly GuestChoice[],
  ) => { readonly plan: CartPlan; readonly address: Partial<CalendarAddress> };
}

export function useCart(
  mainService: CartService,
  otherServices: readonly CartService[],
  url: URL,
  address: CalendarAddressState,
): Cart {
  const router = useRouter();
  const choice = readCartChoice(address.chosen);
  const choiceKey = JSON.stringify(choice);
  const plan = useMemo(
    () => planCart(mainService, otherServices, choice),
    // `choice` is a new object in each render. Its text changes only with the choice.
    // oxlint-disable-next-line react/exhaustive-deps
    [mainService, otherServices, choiceKey],
  );
  const planWithGuests = (guests: number | null, choices: readonly GuestChoice[]) => ({
    plan: planCart(mainService, otherServices, { ...choice, guests, choices }),
    address: toCartParams(getChosenServices(plan), guests, choices),
  });
  return {
    plan,
    choices: choice.choices,
    services: [mainService, ...otherServices.filter(({ slug }) => slug !== mainService.slug)],
    setServices(services) {
      const [first] = services;
      if (first === undefined) return;
      const changes = { ...toCartParams(services, choice.guests, choice.choices), at: null };
      if (first.service.slug === mainService.slug) return address.choose(changes);
      // The first service belongs to the path, so another first service is another page.
      router.navigate(getServiceHref(url, first.service.slug, changes), { replace: true });
    },
    setGuests(guests, choices) {
      address.choose(planWithGuests(guests, choices).address);
    },
    planWithGuests,
  };
}
