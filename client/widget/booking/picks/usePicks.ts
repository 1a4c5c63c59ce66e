import { useRouter } from "../../../router/RouterProvider.tsx";
import { leadingOn } from "../../layout/lastingSearch.ts";
import { readCart, writeCart } from "../cart/cartAddress.ts";
import { canJoin } from "../cart/joining.ts";
import { planVisit, type VisitPlan, type VisitService } from "../cart/planVisit.ts";

/** Services selected on a list before a calendar is opened. The address stores them in `also`. */
export interface Picks {
  readonly plan: VisitPlan | null;
  /** Null if the service cannot be selected. */
  readonly isPicked: (slug: string) => boolean | null;
  readonly toggle: (slug: string) => void;
  readonly go: () => void;
}

export function usePicks(services: readonly VisitService[], under: string): Picks {
  const router = useRouter();
  const { url } = router;
  const free = services.filter(canJoin);
  const picked = readCart(url.searchParams.get("also")).filter(({ service }) =>
    free.some(({ slug }) => slug === service),
  );
  const [first, ...further] = picked;
  const own = free.find(({ slug }) => slug === first?.service);

  function hrefWith(path: string, search: string, also: string | null): string {
    const next = new URL(`${path}${search}`, url);
    if (also === null) next.searchParams.delete("also");
    else next.searchParams.set("also", also);
    return `${next.pathname}${next.search}`;
  }

  return {
    plan:
      first === undefined || own === undefined
        ? null
        : planVisit(own, services, { staff: first.staff, also: further, guests: null, choices: [] }),
    isPicked(slug) {
      // A single service is opened by its card.
      if (free.length < 2 || !free.some((service) => service.slug === slug)) return null;
      return picked.some(({ service }) => service === slug);
    },
    toggle(slug) {
      const without = picked.filter(({ service }) => service !== slug);
      const next =
        without.length < picked.length ? without : [...picked, { service: slug, staff: null, seats: 1 }];
      router.navigate(hrefWith(url.pathname, url.search, writeCart(next)), { replace: true });
    },
    go() {
      if (first === undefined) return;
      router.navigate(hrefWith(`${under}/${first.service}`, leadingOn(url.search), writeCart(further)));
    },
  };
}
