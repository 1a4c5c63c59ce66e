import { parseDate, type CalendarDate } from "@internationalized/date";
import type { ReactNode } from "react";
import { DateField as AriaDateField, DateInput, DateSegment } from "react-aria-components/DateField";
import date from "./DateField.module.css";
import styles from "./Field.module.css";
import { classes } from "./classes.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import { FieldNotes } from "./FieldNotes.tsx";

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  /** An ISO date, `YYYY-MM-DD`, or "" while none is complete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: ReactNode;
  /** The HTML autofill word: `bday` for a date of birth. A browser fills in the whole date. */
  readonly autoComplete?: string;
}

function toCalendarDate(value: string): CalendarDate | null {
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/** A date that is known by heart, a date of birth: typed part by part in the locale's own order. */
export function DateField({ label, value, onChange, hint, error, optional, ...rest }: Props) {
  return (
    <AriaDateField
      {...rest}
      value={toCalendarDate(value)}
      onChange={(next) => onChange(next?.toString() ?? "")}
      isInvalid={Boolean(error)}
      isRequired={optional == null}
      validationBehavior="aria"
      className={styles.field ?? ""}
    >
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <DateInput className={classes(styles.control, date.input)}>
        {(segment) => <DateSegment segment={segment} className={date.segment ?? ""} />}
      </DateInput>
      <FieldNotes hint={hint} error={error} />
    </AriaDateField>
  );
}
