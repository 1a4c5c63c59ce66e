import { useId, type ReactNode } from "react";
import styles from "./RadioChips.module.css";

export interface CheckChip {
  readonly value: string;
  readonly text: ReactNode;
  readonly name?: string;
  readonly isFixed?: boolean;
}

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  readonly chips: readonly CheckChip[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

export function CheckChips({ label, name, chips, values, onChange }: Props) {
  const id = useId();
  const toggle = (value: string) =>
    onChange(
      chips
        .map((chip) => chip.value)
        .filter((chipValue) => values.includes(chipValue) !== (chipValue === value)),
    );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <label key={chip.value} className={styles.chip}>
            <input
              type="checkbox"
              className={styles.input}
              name={`${name}-${id}`}
              value={chip.value}
              checked={chip.isFixed === true || values.includes(chip.value)}
              aria-disabled={chip.isFixed || undefined}
              aria-label={chip.name}
              onChange={() => {
                if (chip.isFixed !== true) toggle(chip.value);
              }}
            />
            <span className={styles.text}>{chip.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
