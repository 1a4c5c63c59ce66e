import { Plural, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { ErrorSummary } from "../../ui/fields/ErrorSummary.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { OwnWords } from "../layout/OwnWords.tsx";
import type { SendProblem } from "./sendAnswers.ts";
import { sendProblemWords } from "./sendProblemWords.ts";
import type { FoundFault } from "./useFilling.ts";

interface Props {
  readonly problem: { readonly code: SendProblem } | null;
  readonly faults: readonly FoundFault[];
  readonly refusals: number;
  readonly onChoose: (field: string) => void;
}

export function SendFaults({ problem, faults, refusals, onChoose }: Props) {
  const { i18n } = useLingui();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0 || problem !== null) said.current?.focus();
  }, [refusals, problem]);
  if (problem !== null) {
    const words = sendProblemWords(problem.code);
    return (
      <Notice ref={said} kind={problem.code === "CHANGED" ? "warning" : "danger"} title={i18n._(words.title)}>
        {i18n._(words.advice)}
      </Notice>
    );
  }
  if (refusals === 0) return null;
  if (faults.length === 0) return null;
  return (
    <ErrorSummary
      ref={said}
      title={<Plural value={faults.length} one="Please check # question" other="Please check # questions" />}
      errors={faults.map(({ field, label, words }) => ({
        field,
        text: (
          <>
            <OwnWords>{label}</OwnWords>
            {/* A label that ends with punctuation needs no colon. */}
            {/[?!.:…]$/.test(label) ? ` ${words}` : `: ${words}`}
          </>
        ),
      }))}
      onChoose={onChoose}
    />
  );
}
