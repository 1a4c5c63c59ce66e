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

export interface MonthGridTexts {
  readonly month: string;
  readonly previous: string;
  readonly next: string;
  /** Seven, starting with `firstWeekday`. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly end?: string;
  readonly day: (date: string, count: number | null) => string;
  readonly whole: string;
  readonly fewer: string;
}

interface Props {
  readonly month: string;
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly onMonthChange: (month: string) => void;
  readonly firstWeekday: number;
  /** Today in the shown zone. Null if unknown. */
  readonly today: string | null;
  /** Number of free slots by date. Null while loading. Missing dates have none. */
  readonly counts: ReadonlyMap<string, number> | null;
  /** Days with 1 to this many slots are marked as nearly full. */
  readonly fewAt?: number;
  readonly chosen: string | null;
  /** On a phone, the first shown week contains this date. Null uses the first free day, else today. */
  readonly from?: string | null;
  /** The first date that is not past, fixed at the first render of a month. Earlier weeks are hidden. */
  readonly notBefore?: string | null;
  /** True if the visitor chose the day, so that a phone shows its week last. False for a default. */
  readonly isOwnChoice?: boolean;
  readonly onChoose: (date: string) => void;
  readonly texts: MonthGridTexts;
  /** An overlay for a month without free days. */
  readonly children?: ReactNode;
}

/**
 * The date grid of the ARIA Authoring Practices. Arrow keys move by day and week, Home and End within a week, Page Up
 * and Page Down by month. Unavailable days are focusable but cannot be chosen. react-aria's calendar is not used,
 * because "today" must be in the shown zone, not the device's.
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
  // One day is in the tab order: the focused, chosen, first free, current or first one.
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

  // A disabled button loses the focus, so it moves to the other one.
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
    // Phones hide past weeks, so the arrow keys stop before them at every width.
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
            // Collapsing weeks moves the page, so it happens together with the new times.
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
                // New keys for each month prevent animated rows.
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
        {/* A live region must exist before its text. */}
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
