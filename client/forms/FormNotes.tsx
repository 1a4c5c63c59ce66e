import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Notice } from "../ui/feedback/Notice.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { BusinessText } from "../shared/BusinessText.tsx";
import type { QuestionnaireState } from "./useQuestionnaireState.ts";

export function FormNotes({ questionnaireState }: { readonly questionnaireState: QuestionnaireState }) {
  const { messages, disqualified } = questionnaireState.validation.state;
  return (
    <>
      {messages.map((text) => (
        <Notice key={text} kind="info">
          <BusinessText>{text}</BusinessText>
        </Notice>
      ))}
      {disqualified ? (
        <Notice kind="warning">
          <BusinessText>{disqualified}</BusinessText>
        </Notice>
      ) : null}
      <FieldChanges questionnaireState={questionnaireState} />
    </>
  );
}

/** Announces fields that an answer shows or hides. */
function FieldChanges({
  questionnaireState: { shown },
}: {
  readonly questionnaireState: QuestionnaireState;
}) {
  const { t } = useLingui();
  const previousFields = useRef(shown);
  const [announcement, setAnnouncement] = useState("");
  const keys = shown.map(({ key }) => key).join();
  useEffect(() => {
    const labels = (fields: typeof shown, others: typeof shown) =>
      fields
        .filter(({ key }) => others.every((other) => other.key !== key))
        .map(({ label }) => label)
        .join(", ");
    const added = labels(shown, previousFields.current);
    const gone = labels(previousFields.current, shown);
    previousFields.current = shown;
    const parts = [
      added === "" ? null : t`Now also asked: ${added}`,
      gone === "" ? null : t`No longer asked: ${gone}`,
    ];
    if (added !== "" || gone !== "") setAnnouncement(parts.filter((part) => part !== null).join(". "));
    // `keys` identifies the shown fields. The list is a new array in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys]);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}
