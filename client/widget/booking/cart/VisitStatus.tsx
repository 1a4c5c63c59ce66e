import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useVisitWords } from "./useVisitWords.ts";
import type { VisitPlan } from "./planVisit.ts";

export function VisitStatus({ plan, locale }: { readonly plan: VisitPlan; readonly locale: string }) {
  const words = useVisitWords();
  const isPlain = plan.lines.length === 1 && plan.guests === null;
  return (
    <VisuallyHidden>
      <span role="status">{isPlain ? "" : words(plan, locale)}</span>
    </VisuallyHidden>
  );
}
