import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { useLayoutEffect, useRef } from "react";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Link } from "../../../router/Link.tsx";
import { formatDateHeading } from "../../../time/format.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { DayFacts } from "../grid/ColumnHeading.tsx";
import styles from "./Overview.module.css";
import { ShortEntries } from "./ShortEntries.tsx";
import { listDayEntries } from "./listDayEntries.ts";
import type { BoardColumn, BoardModel } from "../rules/boardModel.ts";
import { scrollToColumn } from "../scrollToColumn.ts";
import type { BoardTexts } from "../useBoardTexts.ts";

interface Props {
  readonly model: BoardModel;
  readonly columns: readonly BoardColumn[];
  readonly dates: readonly string[];
  readonly today: string;
  readonly texts: BoardTexts;
  readonly getDayHref: (date: string) => string;
  readonly getColumnHref: (column: string) => string;
}

/** The week of all people or rooms, one row each. */
export function WeekOverview({ model, columns, dates, today, texts, getDayHref, getColumnHref }: Props) {
  const { t } = useLingui();
  const { localeTag } = useLocale();
  const scroll = useRef<HTMLDivElement>(null);
  const shownDates = dates.join(" ");
  useLayoutEffect(() => {
    const [corner, ...heads] = scroll.current!.querySelectorAll<HTMLElement>("thead > tr > *");
    const head = heads.find(({ dataset }) => dataset["today"] !== undefined) ?? heads[0];
    if (corner && head) scrollToColumn(scroll.current!, head, corner);
  }, [shownDates]);
  return (
    <div ref={scroll} className={styles.scroll} role="region" aria-label={t`Calendar`}>
      <table className={styles.table} data-kind="week">
        <thead>
          <tr>
            <td className={styles.cornerCell} />
            {dates.map((date) => (
              <th key={date} scope="col" data-today={date === today || undefined}>
                <Link href={getDayHref(date)}>{formatDateHeading(date, "short", localeTag)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.id}>
              <th scope="row">
                <Link href={getColumnHref(column.id)} className={styles.person}>
                  <Avatar name={column.name} picture={column.picture} size={28} />
                  {column.name}
                </Link>
              </th>
              {dates.map((date) => {
                const entries = listDayEntries(model, column.id, date);
                const count = entries.length;
                return (
                  <td key={date} data-closed={column.days.get(date)?.hours.length === 0 || undefined}>
                    <div className={styles.dayFacts}>
                      <DayFacts day={column.days.get(date)} />
                    </div>
                    {count === 0 ? null : (
                      <>
                        <VisuallyHidden>
                          {t`${plural(count, { one: "# appointment", other: "# appointments" })}`}
                        </VisuallyHidden>
                        <ShortEntries entries={entries} texts={texts} moreHref={getDayHref(date)} />
                      </>
                    )}
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
