import { memo, useEffect, useRef } from "react";
import styles from "./MonthGrid.module.css";

// No prop is a function, because a new function at each render would defeat `memo`.
interface Props {
  readonly date: string;
  readonly freeCount: number | null;
  readonly fewThreshold: number;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  /** True after the arrow keys moved here. */
  readonly takesFocus: boolean;
  readonly label: string;
}

/** A day of the month grid. The grid handles clicks (`findPressedDate`). */
export const MonthDay = memo(function MonthDay(props: Props) {
  const { date, freeCount, fewThreshold, isToday, isChosen, isTabStop, takesFocus, label } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const isAvailable = freeCount !== null && freeCount > 0;
  return (
    <td role="gridcell" aria-selected={isChosen}>
      <button
        ref={button}
        type="button"
        className={styles.day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={isAvailable ? undefined : true}
        data-state={
          freeCount === null
            ? "looking"
            : !isAvailable
              ? "closed"
              : freeCount <= fewThreshold
                ? "few"
                : "open"
        }
        data-chosen={isChosen || undefined}
        value={date}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
});

/** Returns the date of the clicked day, or null if none or an unavailable one was clicked. */
export function findPressedDate(target: EventTarget): string | null {
  const day = target instanceof Element ? target.closest<HTMLButtonElement>("button[value]") : null;
  return day === null || day.getAttribute("aria-disabled") === "true" ? null : day.value;
}
