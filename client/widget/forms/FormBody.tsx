import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { useToday } from "../../time/useToday.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { OwnWords } from "../layout/OwnWords.tsx";
import { answersToSend } from "./drafts.ts";
import { focusField } from "./focusField.ts";
import { FormFields } from "./FormFields.tsx";
import { FormNotes } from "./FormNotes.tsx";
import styles from "./page/FormScreen.module.css";
import { Honeypot } from "./Honeypot.tsx";
import type { Questionnaire } from "./questionnaire.ts";
import { SendFaults } from "./SendFaults.tsx";
import type { Filler } from "./useFill.ts";
import { useFilling } from "./useFilling.ts";
import type { Renewed } from "./page/useRenewedForm.ts";
import type { Sending } from "./useSending.ts";

interface Props {
  readonly questionnaire: Questionnaire;
  readonly timeZone: string;
  readonly submitLabel: string | null;
  readonly filler: Filler;
  readonly sending: Sending;
  readonly renew: () => Promise<Renewed | null>;
}

export function FormBody({ questionnaire, timeZone, submitLabel, filler, sending, renew }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const { fill, onFilled, onStart } = filler;
  const [refusals, setRefusals] = useState(0);
  const today = useToday(timeZone) ?? "9999-12-31";
  const filling = useFilling({
    questionnaire,
    filled: fill.filled,
    onFilled,
    today,
    startOf: () => fill.start,
    async renewStart() {
      const renewed = await renew();
      if (renewed !== null) onStart(renewed.start, renewed.version);
      return renewed?.start ?? null;
    },
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending.busy !== null) return;
    filling.markSent();
    sending.dismiss();
    if (filling.wrong.length > 0) return setRefusals(refusals + 1);
    const answers = answersToSend(fill.filled.drafts, questionnaire.merged);
    const issues = await sending.send(answers, honeypot.current?.value ?? "");
    if (issues !== null) {
      filling.refuse(issues);
      setRefusals(refusals + 1);
    }
  }

  return (
    // A native submit before hydration must not put answers into the address.
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <SendFaults
        problem={sending.problem}
        faults={filling.faults}
        refusals={refusals}
        onChoose={(field) => focusField(form.current, field)}
      />
      <FormFields fields={filling.shown} questionnaire={questionnaire} filling={filling} />
      <FormNotes filling={filling} />
      <Honeypot ref={honeypot} />
      <Button
        kind="primary"
        wide
        type="submit"
        isBusy={sending.busy !== null}
        busyText={sending.busy === "checking" ? t`Checking…` : t`Sending`}
      >
        {submitLabel === null ? <Trans>Send</Trans> : <OwnWords>{submitLabel}</OwnWords>}
      </Button>
    </form>
  );
}
