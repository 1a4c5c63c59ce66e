import { memo, useEffect, useRef } from "react";
import styles from "./MonthGrid.module.css";

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
  readonly label: (date: string, count: number | null) => string;
  readonly onChoose: (date: string) => void;
}

/** One day of the month grid. */
export const MonthDay = memo(function MonthDay(props: Props) {
  const { date, count, fewAt, isToday, isChosen, isTabStop, takesFocus } = props;
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
        aria-label={props.label(date, count)}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={isOpen ? undefined : true}
        data-state={count === null ? "looking" : !isOpen ? "closed" : count <= fewAt ? "few" : "open"}
        data-chosen={isChosen || undefined}
        onClick={() => {
          if (isOpen) props.onChoose(date);
        }}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
});
