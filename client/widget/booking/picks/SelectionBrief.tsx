import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { CartPlan } from "../cart/planCart.ts";
import { useFormatCart } from "../cart/useFormatCart.ts";

export function SelectionBrief({ plan, locale }: { readonly plan: CartPlan; readonly locale: string }) {
  const formatCart = useFormatCart();
  const [first] = plan.lines;
  return (
    <span>
      {plan.lines.length === 1 ? `${first?.service.name} · ` : ""}
      {formatCart(plan, locale)}
    </span>
  );
}

export function SelectionStatus({
  plan,
  locale,
}: {
  readonly plan: CartPlan | null;
  readonly locale: string;
}) {
  const formatCart = useFormatCart();
  return (
    <VisuallyHidden>
      <span role="status">{plan === null ? "" : formatCart(plan, locale)}</span>
    </VisuallyHidden>
  );
}
