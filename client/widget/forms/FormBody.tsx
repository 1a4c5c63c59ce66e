import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { useToday } from "../../time/useToday.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { answersToSend } from "../../forms/answersToSend.ts";
import { focusField } from "../../forms/focusField.ts";
import { FormFields } from "../../forms/FormFields.tsx";
import { FormNotes } from "../../forms/FormNotes.tsx";
import styles from "./page/FormScreen.module.css";
import { Honeypot } from "./Honeypot.tsx";
import type { MergedForm } from "../../../server/shared/forms/mergeForms.ts";
import { SubmitIssues } from "./SubmitIssues.tsx";
import type { FormDraftState } from "./useFormDraft.ts";
import { useDraftQuestionnaire } from "./useDraftQuestionnaire.ts";
import type { RefetchedForm } from "./page/useRenewedForm.ts";
import type { Sending } from "./useSending.ts";

interface Props {
  readonly questionnaire: MergedForm;
  readonly timeZone: string;
  readonly submitLabel: string | null;
  readonly draftState: FormDraftState;
  readonly sending: Sending;
  readonly refetch: () => Promise<RefetchedForm | null>;
}

export function FormBody({ questionnaire, timeZone, submitLabel, draftState, sending, refetch }: Props) {
  const { t } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const { draft } = draftState;
  const [failedAttempts, setFailedAttempts] = useState(0);
  const today = useToday(timeZone) ?? "9999-12-31";
  const questionnaireState = useDraftQuestionnaire(questionnaire, draftState, today, refetch);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.busy !== null) return;
    questionnaireState.showAllIssues();
    sending.clearFailure();
    if (questionnaireState.invalidKeys.length > 0) return setFailedAttempts(failedAttempts + 1);
    const answers = answersToSend(draft.filled.drafts, questionnaire);
    const issues = await sending.send(answers, honeypotRef.current?.value ?? "");
    if (issues !== null) {
      questionnaireState.showServerIssues(issues);
      setFailedAttempts(failedAttempts + 1);
    }
  }

  return (
    // A native submit before hydration must not put answers into the address.
    <form
      ref={formRef}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <SubmitIssues
        failure={sending.failure}
        issues={questionnaireState.shownIssues}
        failedAttempts={failedAttempts}
        onSelectField={(field) => focusField(formRef.current, field)}
      />
      <FormFields
        fields={questionnaireState.shown}
        questionnaire={questionnaire}
        questionnaireState={questionnaireState}
      />
      <FormNotes questionnaireState={questionnaireState} />
      <Honeypot ref={honeypotRef} />
      <Button
        kind="primary"
        isWide
        type="submit"
        isBusy={sending.busy !== null}
        busyText={sending.busy === "checking" ? t`Checking…` : t`Sending`}
      >
        {submitLabel === null ? <Trans>Send</Trans> : <BusinessText>{submitLabel}</BusinessText>}
      </Button>
    </form>
  );
}
