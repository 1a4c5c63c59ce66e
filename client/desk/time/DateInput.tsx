import { useId, type ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import field from "../../ui/fields/Field.module.css";
import styles from "./DateInput.module.css";

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  readonly kind?: "date" | "time";
  /** `YYYY-MM-DD` or `HH:MM`. Empty if nothing complete is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The browser's own field for a date or a time, with its picker. */
export function DateInput({ label, name, kind = "date", value, onChange }: Props) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={kind}
        className={classes(field.control, styles.control)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
