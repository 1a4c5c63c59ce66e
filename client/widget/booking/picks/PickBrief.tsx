import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { VisitPlan } from "../cart/planVisit.ts";
import { useVisitWords } from "../cart/useVisitWords.ts";

/** What is gathered, in one line. */
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

/** Tells those who listen what is gathered now. */
export function PickStatus({ plan, locale }: { readonly plan: VisitPlan | null; readonly locale: string }) {
  const words = useVisitWords();
  return (
    <VisuallyHidden>
      <span role="status">{plan === null ? "" : words(plan, locale)}</span>
    </VisuallyHidden>
  );
}
