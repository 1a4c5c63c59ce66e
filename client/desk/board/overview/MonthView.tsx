import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Link } from "../../../router/Link.tsx";
import { formatDateHeading, formatDay, formatDayName } from "../../../time/format.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { formatShortWeekday } from "../../time/formatShortWeekday.ts";
import styles from "./Overview.module.css";
import { listDayEntries } from "./listDayEntries.ts";
import { ShortEntries } from "./ShortEntries.tsx";
import type { BoardColumn, BoardModel } from "../rules/boardModel.ts";
import type { BoardTexts } from "../useBoardTexts.ts";

interface Props {
  readonly model: BoardModel;
  readonly columns: readonly BoardColumn[];
  /** 42 dates. */
  readonly dates: readonly string[];
  readonly month: string;
  readonly today: string;
  readonly texts: BoardTexts;
  readonly getDayHref: (date: string) => string;
}

export function MonthView({ model, columns, dates, month, today, texts, getDayHref }: Props) {
  const { t } = useLingui();
  const { localeTag } = useLocale();
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={formatDateHeading(`${month}-01`, "month", localeTag)}
    >
      <table className={styles.table} data-kind="month">
        <thead>
          <tr>
            {dates.slice(0, 7).map((date) => (
              <th key={date} scope="col">
                <VisuallyHidden>{formatDateHeading(date, "weekday", localeTag)}</VisuallyHidden>
                <span className={styles.longDay} aria-hidden>
                  {formatDateHeading(date, "weekday", localeTag)}
                </span>
                <span className={styles.shortDay} aria-hidden>
                  {formatShortWeekday(date, localeTag)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const entries = listDayEntries(model, null, date);
                const count = entries.length;
                return (
                  <td
                    key={date}
                    data-other={date.slice(0, 7) === month ? undefined : true}
                    data-today={date === today || undefined}
                    data-closed={isClosed(columns, date) || undefined}
                  >
                    <Link
                      href={getDayHref(date)}
                      className={styles.day}
                      aria-current={date === today ? "date" : undefined}
                    >
                      <span className={styles.number} aria-hidden>
                        {formatDay(date, localeTag)}
                      </span>
                      {count === 0 ? null : (
                        <span className={styles.count} aria-hidden>
                          {count}
                        </span>
                      )}
                      <VisuallyHidden>
                        {count === 0
                          ? formatDayName(date, localeTag)
                          : `${formatDayName(date, localeTag)}, ${t`${plural(count, { one: "# appointment", other: "# appointments" })}`}`}
                      </VisuallyHidden>
                    </Link>
                    <ShortEntries entries={entries} texts={texts} moreHref={getDayHref(date)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isClosed = (columns: readonly BoardColumn[], date: string) =>
  columns.every(({ days }) => (days.get(date)?.offeredMinutes ?? 0) === 0);
