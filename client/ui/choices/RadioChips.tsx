import { useEffect, useId, useRef, type ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./RadioChips.module.css";

export interface RadioChip {
  readonly value: string;
  readonly text: ReactNode;
  readonly picture?: ReactNode;
}

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  readonly chips: readonly RadioChip[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** On a phone: one row that scrolls sideways, with a visually hidden label. */
  readonly scrollsInRow?: boolean;
}

export function RadioChips({ label, name, chips, value, onChange, scrollsInRow = false }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollsInRow) scrollToChecked(row.current);
  }, [scrollsInRow, value]);
  return (
    <fieldset role="radiogroup" className={classes(styles.group, scrollsInRow && styles.inRow)}>
      <legend className={styles.legend}>{label}</legend>
      <div ref={row} className={styles.chips}>
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

function scrollToChecked(row: HTMLDivElement | null): void {
  const chip = row?.querySelector(":checked")?.parentElement;
  if (row == null || chip == null) return;
  const { left, right } = row.getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  // Shows the edge of the next chip as a hint to scroll.
  const margin = 24;
  if (box.left < left + margin) row.scrollLeft -= left + margin - box.left;
  else if (box.right > right - margin) row.scrollLeft += box.right - right + margin;
}
