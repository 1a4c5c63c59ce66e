import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { VisitPlan } from "../cart/planVisit.ts";
import { useVisitWords } from "../cart/useVisitWords.ts";

export function PickBrief({ plan, locale }: { readonly plan: VisitPlan; readonly locale: string }) {
  const words = useVisitWords();
  const [first] = plan.lines;
  return (
    <span>
      {plan.lines.length === 1 ? `${first?.service.name} · ` : ""}
      {words(plan, locale)}
    </span>
  );
}

export function PickStatus({ plan, locale }: { readonly plan: VisitPlan | null; readonly locale: string }) {
  const words = useVisitWords();
  return (
    <VisuallyHidden>
      <span role="status">{plan === null ? "" : words(plan, locale)}</span>
    </VisuallyHidden>
  );
}
