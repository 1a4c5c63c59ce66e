import {
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../Icon.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import { MonthDay, pressedDay } from "./MonthDay.tsx";
import styles from "./MonthGrid.module.css";
import { moveInMonth } from "./monthKeys.ts";
import { addMonths, weeksOf } from "./monthDates.ts";
import { usePressed } from "../buttons/usePressed.ts";
import { useWeekFold } from "./useWeekFold.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

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
  /** On a phone: the button that shows all weeks, and the one that shows a few again. */
  readonly whole: string;
  readonly fewer: string;
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
  /** A phone shows the weeks from this date on. Null: from the first day that offers something, else from today. */
  readonly from?: string | null;
  /** The first date that is not past, as far as the first render of a month knows. Weeks before it are not shown. */
  readonly notBefore?: string | null;
  /** The visitor chose the day, so a phone shows its week last. Otherwise `chosen` is a default. */
  readonly isOwnChoice?: boolean;
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
  const { month, counts, texts, firstMonth, lastMonth, firstWeekday, onMonthChange } = props;
  const [chosen, press] = usePressed(props.chosen);
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const inMonth = (date: string | null) => (date?.startsWith(month) ? date : null);
  const firstOpen = [...(counts?.entries() ?? [])].find(([date, n]) => n > 0 && inMonth(date))?.[0] ?? null;
  // One day is in the tab order: where the arrows are, else the chosen, the first open, today, the first.
  const from = inMonth(props.from ?? null) ?? firstOpen ?? inMonth(props.today) ?? `${month}-01`;
  const tabStop = inMonth(moved) ?? inMonth(chosen) ?? from;
  const weeks = weeksOf(month, firstWeekday);
  const fold = useWeekFold(month, {
    weeks,
    from,
    earliest: inMonth(props.today),
    chosen: props.isOwnChoice ? props.chosen : null,
    focused: tabStop,
    notBefore: inMonth(props.notBefore ?? null),
  });

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
    const wanted = moveInMonth(tabStop, event.key, firstWeekday);
    if (wanted === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Weeks of the past are not shown on a phone, so the arrows end before them everywhere.
    const { today } = props;
    const isPast = today !== null && wanted < moveInMonth(today, "Home", firstWeekday)!;
    const next = isPast ? today : wanted;
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
          onClick={({ target }) => {
            const day = pressedDay(target);
            if (day === null) return;
            setMoved(null);
            press(day);
            // Folding moves the page, so it happens together with the new times below the weeks.
            startTransition(() => fold.foldBelow());
            props.onChoose(day);
          }}
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
            {weeks.map((week, row) => (
              <tr
                // Weeks of another month are other rows: none is seen to move.
                key={`${month} ${row}`}
                data-folded={row < fold.first || row > fold.last || undefined}
                data-past={row < fold.past || undefined}
              >
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
                      label={texts.day(date, counts === null ? null : (counts.get(date) ?? 0))}
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
      {props.children == null && (fold.canGrow || fold.isGrown) ? (
        <div className={styles.grow}>
          <Button kind="quiet" onPress={() => fold.grow(!fold.isGrown)}>
            <span className={styles.words}>
              {fold.isGrown ? texts.fewer : texts.whole}
              <Icon name={fold.isGrown ? "up" : "down"} size={18} />
            </span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
