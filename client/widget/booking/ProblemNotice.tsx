import { useLingui } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { Notice } from "../../ui/Notice.tsx";
import type { Problem } from "./bookingFlow.ts";
import { problemWords } from "./problemWords.ts";

interface Props {
  readonly problem: Problem;
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What went wrong and what to do, where the eye is. */
export function ProblemNotice({ problem, actions, ref }: Props) {
  const { i18n } = useLingui();
  const { title, advice } = problemWords(problem);
  return (
    <Notice ref={ref} kind="danger" title={i18n._(title)} actions={actions}>
      {advice === null ? null : i18n._(advice)}
    </Notice>
  );
}
