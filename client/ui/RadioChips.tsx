import { useId, type ReactNode } from "react";
import styles from "./RadioChips.module.css";

/** One chip to choose. */
export interface RadioChip {
  readonly value: string;
  readonly text: ReactNode;
  /** A face or a sign of 28 pixels. */
  readonly picture?: ReactNode;
}

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  readonly chips: readonly RadioChip[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one from a few short ones, in a line that breaks where it must. */
export function RadioChips({ label, name, chips, value, onChange }: Props) {
  const id = useId();
  return (
    <fieldset role="radiogroup" className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <label key={chip.value} className={styles.chip}>
            <input
              type="radio"
              className={styles.input}
              name={`${name}-${id}`}
              value={chip.value}
              checked={chip.value === value}
              onChange={() => onChange(chip.value)}
            />
            {chip.picture}
            <span className={styles.text}>{chip.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
