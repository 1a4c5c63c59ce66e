import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import { MonthDay } from "./MonthDay.tsx";
import styles from "./MonthGrid.module.css";
import { moveInMonth } from "./monthKeys.ts";
import { addMonths, weeksOf } from "./monthDates.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** The words of the grid, in the page's language. */
export interface MonthGridTexts {
  /** "November 2026" */
  readonly month: string;
  readonly previous: string;
  readonly next: string;
  /** Seven, beginning with `firstWeekday`. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** The sentence of the last month: until when visitors can book. */
  readonly end?: string;
  /** What is read out for a day: its full date and what it offers. `count` is null while unknown. */
  readonly day: (date: string, count: number | null) => string;
}

interface Props {
  /** `YYYY-MM` */
  readonly month: string;
  /** The first and last month that can be shown. */
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly onMonthChange: (month: string) => void;
  /** 1 (Monday) to 7 (Sunday) */
  readonly firstWeekday: number;
  /** Today in the zone that is shown; null where it is not known yet. */
  readonly today: string | null;
  /** How much each day offers; null while it is being looked for. A day that is missing offers nothing. */
  readonly counts: ReadonlyMap<string, number> | null;
  /** From 1 to this many a day is marked as nearly full. */
  readonly fewAt?: number;
  readonly chosen: string | null;
  readonly onChoose: (date: string) => void;
  readonly texts: MonthGridTexts;
  /** Laid over the grid without moving it: an empty month's message. */
  readonly children?: ReactNode;
}

/**
 * A month to choose a day from: the date grid of the ARIA practices. Arrows move by day and week, Home and End
 * in the week, Page Up and Page Down by month. A day that offers nothing is read, but not chosen.
 * Ours rather than react-aria's because "today" must be the shown zone's, not the device's.
 */
export function MonthGrid(props: Props) {
  const { month, counts, chosen, texts, firstMonth, lastMonth, firstWeekday, onMonthChange } = props;
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const inMonth = (date: string | null) => (date?.startsWith(month) ? date : null);
  const firstOpen = [...(counts?.entries() ?? [])].find(([date, n]) => n > 0 && inMonth(date))?.[0] ?? null;
  // One day is in the tab order: where the arrows are, else the chosen, the first open, today, the first.
  const tabStop = inMonth(moved) ?? inMonth(chosen) ?? firstOpen ?? inMonth(props.today) ?? `${month}-01`;

  // What was pressed may go no further: the focus stays beside it rather than nowhere.
  const turned = useRef<1 | -1 | null>(null);
  useEffect(() => {
    if (turned.current === 1 && month >= lastMonth) back.current?.focus();
    if (turned.current === -1 && month <= firstMonth) on.current?.focus();
    turned.current = null;
  }, [month, firstMonth, lastMonth]);
  function turn(by: 1 | -1) {
    turned.current = by;
    onMonthChange(addMonths(month, by));
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = moveInMonth(tabStop, event.key, firstWeekday);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const nextMonth = next.slice(0, 7);
    if (nextMonth < firstMonth || nextMonth > lastMonth) return;
    setMoved(next);
    if (nextMonth !== month) onMonthChange(nextMonth);
  }

  return (
    <div className={styles.calendar} role="group" aria-labelledby={`${id}-month`}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={`${id}-month`} className={styles.month} aria-live="polite">
            {texts.month}
          </h2>
          {/* Present before its text, so that screen readers announce it. */}
          <p className={styles.end} aria-live="polite">
            {month >= lastMonth ? texts.end : null}
          </p>
        </div>
        <IconButton
          ref={back}
          icon="previous"
          label={texts.previous}
          isDisabled={month <= firstMonth}
          onPress={() => turn(-1)}
        />
        <IconButton
          ref={on}
          icon="next"
          label={texts.next}
          isDisabled={month >= lastMonth}
          onPress={() => turn(1)}
        />
      </div>
      <div className={styles.body}>
        <table
          ref={table}
          role="grid"
          className={styles.grid}
          aria-labelledby={`${id}-month`}
          aria-busy={counts === null}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {texts.weekdays.map((day) => (
                <th key={day.long} scope="col">
                  <span aria-hidden>{day.short}</span>
                  <VisuallyHidden>{day.long}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month, firstWeekday).map((week, row) => (
              <tr key={row}>
                {week.map((date, column) =>
                  date === null ? (
                    <td key={column} />
                  ) : (
                    <MonthDay
                      key={column}
                      date={date}
                      count={counts === null ? null : (counts.get(date) ?? 0)}
                      fewAt={props.fewAt ?? 0}
                      isToday={date === props.today}
                      isChosen={date === chosen}
                      isTabStop={date === tabStop}
                      takesFocus={date === moved}
                      label={texts.day}
                      onChoose={(day) => {
                        setMoved(null);
                        props.onChoose(day);
                      }}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {/* There before its words, so that they are heard. */}
        <div aria-live="polite" className={props.children == null ? undefined : styles.over}>
          {props.children}
        </div>
      </div>
    </div>
  );
}
