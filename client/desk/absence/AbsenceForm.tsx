import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorText } from "../../ui/fields/ErrorText.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { DateInput } from "../time/DateInput.tsx";
import styles from "./Absence.module.css";
import type { AbsenceFields, Moment, RangeIssue } from "./absenceAddress.ts";
import { getRangeIssueMessage } from "./failureMessages.ts";

interface Props {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly fields: AbsenceFields;
  readonly issue: RangeIssue | null;
  /** The plan of these fields is not shown, so the form is the next step. */
  readonly isPrimary: boolean;
  readonly onChange: (change: Partial<AbsenceFields>) => void;
  readonly onSubmit: () => void;
}

/** The person who is away, and the time. */
export function AbsenceForm({ people, fields, issue, isPrimary, onChange, onSubmit }: Props) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const isChosen = people.some(({ id }) => id === fields.staff);
  const error = issue === null ? null : i18n._(getRangeIssueMessage(issue.code));

  useEffect(() => {
    if (issue !== null) form.current?.querySelector<HTMLElement>(`[name^=${issue.field}]`)?.focus();
  }, [issue]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const renderMoment = (name: "from" | "to", dateLabel: string, timeLabel: string) => {
    const moment = fields[name];
    const set = (next: Partial<Moment>) => onChange({ [name]: { ...moment, ...next } });
    return (
      <div className={styles.moment}>
        <div className={styles.pair}>
          <DateInput
            label={dateLabel}
            name={`${name}Date`}
            value={moment.date}
            onChange={(date) => set({ date })}
          />
          <DateInput
            label={timeLabel}
            name={`${name}Time`}
            kind="time"
            value={moment.time}
            onChange={(time) => set({ time })}
          />
        </div>
        {issue?.field === name ? (
          <p role="alert" className={styles.error}>
            <ErrorText>{error}</ErrorText>
          </p>
        ) : null}
      </div>
    );
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Select
        label={<Trans>Who is away</Trans>}
        name="staff"
        value={isChosen ? fields.staff : ""}
        options={[
          ...(isChosen ? [] : [{ value: "", text: t`Please choose` }]),
          ...people.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={(id) => onChange({ staff: id })}
        error={issue?.field === "staff" ? error : undefined}
        isRequired
      />
      {renderMoment("from", t`From, date`, t`From, time`)}
      {renderMoment("to", t`To, date`, t`To, time`)}
      <div className={styles.submit}>
        <Button type="submit" kind={isPrimary ? "primary" : "secondary"}>
          <Trans>Show appointments in the way</Trans>
        </Button>
      </div>
    </form>
  );
}
