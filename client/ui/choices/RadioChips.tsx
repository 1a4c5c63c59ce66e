import { useEffect, useId, useRef, type ReactNode } from "react";
import { classes } from "../classes.ts";
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
  /** On a phone the chips stay in one row that scrolls sideways, and the label is for listeners. */
  readonly inRow?: boolean;
}

/** A choice of one from a few short ones, in a line that breaks where it must. */
export function RadioChips({ label, name, chips, value, onChange, inRow = false }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inRow) showChecked(row.current);
  }, [inRow, value]);
  return (
    <fieldset role="radiogroup" className={classes(styles.group, inRow && styles.inRow)}>
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

/** Scrolls a row sideways until its checked chip is in sight. The page stays where it is. */
function showChecked(row: HTMLDivElement | null): void {
  const chip = row?.querySelector(":checked")?.parentElement;
  if (row == null || chip == null) return;
  const { left, right } = row.getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  // Room for the next chip's edge, so that it is seen that there is more.
  const margin = 24;
  if (box.left < left + margin) row.scrollLeft -= left + margin - box.left;
  else if (box.right > right - margin) row.scrollLeft += box.right - right + margin;
}
