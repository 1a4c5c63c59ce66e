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
import { MonthDay, findPressedDate } from "./MonthDay.tsx";
import styles from "./MonthGrid.module.css";
import { getDateForKey } from "./monthKeys.ts";
import { addMonths, getWeeks } from "./monthDates.ts";
import { useOptimisticChoice } from "../buttons/useOptimisticChoice.ts";
import { useWeekFold } from "./useWeekFold.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

export interface MonthGridTexts {
  readonly month: string;
  readonly previous: string;
  readonly next: string;
  /** Seven, starting with `getFirstWeekday`. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly lastMonthNote?: string;
  readonly day: (date: string, count: number | null) => string;
  readonly showAllWeeks: string;
  readonly showFewerWeeks: string;
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
  readonly freeCounts: ReadonlyMap<string, number> | null;
  /** Days with 1 to this many slots are marked as nearly full. */
  readonly fewThreshold?: number;
  readonly chosen: string | null;
  /** On a phone, the first shown week contains this date. Null uses the first free day, else today. */
  readonly showFrom?: string | null;
  /** The first date that is not past, fixed at the first render of a month. Earlier weeks are hidden. */
  readonly notBefore?: string | null;
  /** True if the visitor chose the day, so that a phone shows its week last. False for a default. */
  readonly isVisitorChoice?: boolean;
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
  const { month, freeCounts, texts, firstMonth, lastMonth, firstWeekday, onMonthChange } = props;
  const [chosen, showChosen] = useOptimisticChoice(props.chosen);
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [focusedDate, setFocusedDate] = useState<string | null>(null);
  const inMonth = (date: string | null) => (date?.startsWith(month) ? date : null);
  const firstOpen =
    [...(freeCounts?.entries() ?? [])].find(([date, n]) => n > 0 && inMonth(date))?.[0] ?? null;
  // One day is in the tab order: the focused, chosen, first free, current or first one.
  const showFrom = inMonth(props.showFrom ?? null) ?? firstOpen ?? inMonth(props.today) ?? `${month}-01`;
  const tabStop = inMonth(focusedDate) ?? inMonth(chosen) ?? showFrom;
  const weeks = getWeeks(month, firstWeekday);
  const weekFold = useWeekFold(month, {
    weeks,
    from: showFrom,
    chosen: props.isVisitorChoice ? props.chosen : null,
    focused: tabStop,
    notBefore: inMonth(props.notBefore ?? null),
  });

  // A disabled button loses the focus, so it moves to the other one.
  const pressedDirection = useRef<1 | -1 | null>(null);
  useEffect(() => {
    if (pressedDirection.current === 1 && month >= lastMonth) previousButton.current?.focus();
    if (pressedDirection.current === -1 && month <= firstMonth) nextButton.current?.focus();
    pressedDirection.current = null;
  }, [month, firstMonth, lastMonth]);
  function changeMonth(direction: 1 | -1) {
    pressedDirection.current = direction;
    onMonthChange(addMonths(month, direction));
  }

  function onKeyDown(event: KeyboardEvent) {
    const targetDate = getDateForKey(tabStop, event.key, firstWeekday);
    if (targetDate === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Phones hide past weeks, so the arrow keys stop before them at every width.
    const { today } = props;
    const isPast = today !== null && targetDate < getDateForKey(today, "Home", firstWeekday)!;
    const next = isPast ? today : targetDate;
    const nextMonth = next.slice(0, 7);
    if (nextMonth < firstMonth || nextMonth > lastMonth) return;
    setFocusedDate(next);
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
            {month >= lastMonth ? texts.lastMonthNote : null}
          </p>
        </div>
        <IconButton
          ref={previousButton}
          icon="previous"
          label={texts.previous}
          isDisabled={month <= firstMonth}
          onPress={() => changeMonth(-1)}
        />
        <IconButton
          ref={nextButton}
          icon="next"
          label={texts.next}
          isDisabled={month >= lastMonth}
          onPress={() => changeMonth(1)}
        />
      </div>
      <div className={styles.body}>
        <table
          ref={table}
          role="grid"
          className={styles.grid}
          aria-labelledby={`${id}-month`}
          aria-busy={freeCounts === null}
          onKeyDown={onKeyDown}
          onClick={({ target }) => {
            const day = findPressedDate(target);
            if (day === null) return;
            setFocusedDate(null);
            showChosen(day);
            // Collapsing weeks moves the page, so it happens together with the new times.
            startTransition(() => weekFold.collapseBelow());
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
                data-folded={row < weekFold.first || row > weekFold.last || undefined}
                data-past={row < weekFold.past || undefined}
              >
                {week.map((date, column) =>
                  date === null ? (
                    <td key={column} />
                  ) : (
                    <MonthDay
                      key={column}
                      date={date}
                      freeCount={freeCounts === null ? null : (freeCounts.get(date) ?? 0)}
                      fewThreshold={props.fewThreshold ?? 0}
                      isToday={date === props.today}
                      isChosen={date === chosen}
                      isTabStop={date === tabStop}
                      takesFocus={date === focusedDate}
                      label={texts.day(date, freeCounts === null ? null : (freeCounts.get(date) ?? 0))}
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
      {props.children == null && (weekFold.canExpand || weekFold.isExpanded) ? (
        <div className={styles.grow}>
          <Button kind="quiet" onPress={() => weekFold.setExpanded(!weekFold.isExpanded)}>
            <span className={styles.words}>
              {weekFold.isExpanded ? texts.showFewerWeeks : texts.showAllWeeks}
              <Icon name={weekFold.isExpanded ? "up" : "down"} size={18} />
            </span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
