import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { linesOf, type VisitPlan } from "../cart/planVisit.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import type { Problem } from "./bookingFlow.ts";
import { problemWords } from "../../messages/problemWords.ts";

interface Props {
  readonly problem: Problem;
  /** Names the line that failed when the order has several. */
  readonly plan?: VisitPlan;
  readonly hasTyped?: boolean;
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function ProblemNotice({ problem, plan, hasTyped, actions, ref }: Props) {
  const { i18n } = useLingui();
  const { title, advice } = problemWords(problem, hasTyped);
  const line = problem.line === undefined ? undefined : linesOf(plan)[problem.line];
  return (
    <Notice ref={ref} kind="danger" title={i18n._(title)} actions={actions}>
      {line === undefined ? null : (
        <p>
          <Trans>
            It is about <OwnWords>{line.service.name}</OwnWords>.
          </Trans>
        </p>
      )}
      {problem.words === undefined ? null : (
        <p>
          <OwnWords>{problem.words}</OwnWords>
        </p>
      )}
      {advice === null ? null : i18n._(advice)}
    </Notice>
  );
}
