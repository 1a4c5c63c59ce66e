import { useRouter } from "../../../router/RouterProvider.tsx";
import { keepParamsForCalendar } from "../../layout/keptParams.ts";
import { readCart, writeCart } from "../cart/cartAddress.ts";
import { canCombine } from "../cart/serviceRules.ts";
import { planCart, type CartPlan, type CartService } from "../cart/planCart.ts";

/** Services selected on a list before a calendar is opened. The address stores them in `also`. */
export interface ServiceSelection {
  readonly plan: CartPlan | null;
  /** Null if the service cannot be selected. */
  readonly isSelected: (slug: string) => boolean | null;
  readonly toggle: (slug: string) => void;
  readonly openCalendar: () => void;
}

export function useServiceSelection(
  services: readonly CartService[],
  calendarBase: string,
): ServiceSelection {
  const router = useRouter();
  const { url } = router;
  const selectable = services.filter(canCombine);
  const selected = readCart(url.searchParams.get("also")).filter(({ service }) =>
    selectable.some(({ slug }) => slug === service),
  );
  const [first, ...further] = selected;
  const mainService = selectable.find(({ slug }) => slug === first?.service);

  function getHref(path: string, search: string, also: string | null): string {
    const next = new URL(`${path}${search}`, url);
    if (also === null) next.searchParams.delete("also");
    else next.searchParams.set("also", also);
    return `${next.pathname}${next.search}`;
  }

  return {
    plan:
      first === undefined || mainService === undefined
        ? null
        : planCart(mainService, services, { staff: first.staff, also: further, guests: null, choices: [] }),
    isSelected(slug) {
      // A single service is opened by its card.
      if (selectable.length < 2 || !selectable.some((service) => service.slug === slug)) return null;
      return selected.some(({ service }) => service === slug);
    },
    toggle(slug) {
      const remaining = selected.filter(({ service }) => service !== slug);
      const next =
        remaining.length < selected.length
          ? remaining
          : [...selected, { service: slug, staff: null, seats: 1 }];
      router.navigate(getHref(url.pathname, url.search, writeCart(next)), { replace: true });
    },
    openCalendar() {
      if (first === undefined) return;
      router.navigate(
        getHref(`${calendarBase}/${first.service}`, keepParamsForCalendar(url.search), writeCart(further)),
      );
    },
  };
}
