import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useFormatCart } from "./useFormatCart.ts";
import type { CartPlan } from "./planCart.ts";

export function CartStatus({ plan, locale }: { readonly plan: CartPlan; readonly locale: string }) {
  const formatCart = useFormatCart();
  const isSingleService = plan.lines.length === 1 && plan.guests === null;
  return (
    <VisuallyHidden>
      <span role="status">{isSingleService ? "" : formatCart(plan, locale)}</span>
    </VisuallyHidden>
  );
}
