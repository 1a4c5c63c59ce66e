import { Plural, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { ErrorSummary } from "../../ui/fields/ErrorSummary.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import type { SendFailureCode } from "./sendAnswers.ts";
import { getSendFailureMessage } from "./getSendFailureMessage.ts";
import type { ShownIssue } from "../../forms/useQuestionnaireState.ts";

interface Props {
  readonly failure: { readonly code: SendFailureCode } | null;
  readonly issues: readonly ShownIssue[];
  readonly failedAttempts: number;
  readonly onSelectField: (field: string) => void;
}

export function SubmitIssues({ failure, issues, failedAttempts, onSelectField }: Props) {
  const { i18n } = useLingui();
  const summaryRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedAttempts > 0 || failure !== null) summaryRef.current?.focus();
  }, [failedAttempts, failure]);
  if (failure !== null) {
    const message = getSendFailureMessage(failure.code);
    return (
      <Notice
        ref={summaryRef}
        kind={failure.code === "CHANGED" ? "warning" : "danger"}
        title={i18n._(message.title)}
      >
        {i18n._(message.advice)}
      </Notice>
    );
  }
  if (failedAttempts === 0) return null;
  if (issues.length === 0) return null;
  return (
    <ErrorSummary
      ref={summaryRef}
      title={<Plural value={issues.length} one="Please check # question" other="Please check # questions" />}
      errors={issues.map(({ field, label, message }) => ({
        field,
        text: (
          <>
            <BusinessText>{label}</BusinessText>
            {/* A label that ends with punctuation needs no colon. */}
            {/[?!.:…]$/.test(label) ? ` ${message}` : `: ${message}`}
          </>
        ),
      }))}
      onGoToField={onSelectField}
    />
  );
}
