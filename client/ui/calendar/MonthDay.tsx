import { memo, useEffect, useRef } from "react";
import styles from "./MonthGrid.module.css";

// No property is a function: it would be another one at each render, and `memo` would render every day again.
interface Props {
  readonly date: string;
  /** null while it is being looked for */
  readonly count: number | null;
  readonly fewAt: number;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  /** The arrows have come here: the focus follows. */
  readonly takesFocus: boolean;
  /** What is read out: its full date and what it offers. */
  readonly label: string;
}

/** One day of the month grid, which handles its presses (`pressedDay`). */
export const MonthDay = memo(function MonthDay(props: Props) {
  const { date, count, fewAt, isToday, isChosen, isTabStop, takesFocus, label } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const isOpen = count !== null && count > 0;
  return (
    <td role="gridcell" aria-selected={isChosen}>
      <button
        ref={button}
        type="button"
        className={styles.day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={isOpen ? undefined : true}
        data-state={count === null ? "looking" : !isOpen ? "closed" : count <= fewAt ? "few" : "open"}
        data-chosen={isChosen || undefined}
        value={date}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
});

/** Returns the date of the day that an event of the grid pressed. Null if it pressed none, or one that offers nothing. */
export function pressedDay(target: EventTarget): string | null {
  const day = target instanceof Element ? target.closest<HTMLButtonElement>("button[value]") : null;
  return day === null || day.getAttribute("aria-disabled") === "true" ? null : day.value;
}
