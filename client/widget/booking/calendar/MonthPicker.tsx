import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { memo, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { MonthPicker_availability$key } from "../../../__generated__/MonthPicker_availability.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { formatDate, formatDateHeading, formatDayName, type TimeStyle } from "../../../time/format.ts";
import { MonthGrid } from "../../../ui/calendar/MonthGrid.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { firstWeekday, weekdayNames } from "../../messages/weekdays.ts";
import { EmptyMonth } from "../alternatives/EmptyMonth.tsx";
import { MisfitNotice } from "../alternatives/MisfitNotice.tsx";
import { isMisfit } from "../alternatives/misfitWords.ts";
import type { NextFree } from "../alternatives/useNextFree.ts";
import { useFocusOnMonth } from "./useFocusOnMonth.ts";
import { useToday } from "../../../time/useToday.ts";

/** Days with at most this many slots are marked as nearly full. */
const fewTimes = 2;

interface Props {
  readonly availability: MonthPicker_availability$key;
  /** The month, staff member or time zone is changing, so the loaded counts do not apply. */
  readonly isLooking: boolean;
  /** The month to show or to load. Null for the month of the response. */
  readonly month: string | null;
  readonly date: string | null;
  readonly isOwnChoice: boolean;
  readonly style: TimeStyle;
  readonly onMonth: (month: string) => void;
  readonly onDate: (date: string) => void;
  readonly onAnybody: (() => void) | null;
  readonly next: NextFree;
  readonly phone: string;
}

export const MonthPicker = memo(function MonthPicker(props: Props) {
  const { availability, isLooking, month, date, style, onMonth, onDate, onAnybody, next, phone } = props;
  const { days, isBookable, failure, lastDate } = useFragment(
    graphql`
      fragment MonthPicker_availability on Availability {
        isBookable
        lastDate
        failure {
          code
          ... on ReservationLimit {
            count
          }
          ... on SeatShortage {
            available
          }
          ... on InvalidInput {
            issues {
              code
            }
          }
        }
        days {
          date
          slotCount
        }
      }
    `,
    availability,
  );
  const { t } = useLingui();
  const { tag } = useLocale();
  const today = useToday(style.timeZone);
  const counts = useMemo(() => new Map(days.map((day) => [day.date, day.slotCount])), [days]);
  const first = firstWeekday(tag);
  const shown = month ?? days[0]?.date.slice(0, 7) ?? "";
  const firstMonth = today?.slice(0, 7) ?? shown;
  const lastMonth = lastDate?.slice(0, 7) ?? shown;
  const length = shown > lastMonth ? "long" : "dayAndMonth";
  const end = lastDate == null ? null : formatDate(lastDate, length, tag);
  const firstShown =
    (days.find((day) => day.slotCount > 0) ?? (today === null ? days[0] : undefined))?.date ?? null;
  const isEmpty = !isLooking && days.every((day) => day.slotCount === 0);
  const times = date === null ? 0 : (counts.get(date) ?? 0);
  const named = date === null ? "" : formatDate(date, "full", tag);
  const found = times === 0 ? "" : t`${named}: ${plural(times, { one: "# time", other: "# times" })}`;
  const { area, follow } = useFocusOnMonth({ isEmpty, isLooking: isLooking || next.isLooking });
  const following =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      follow();
      act(...args);
    };

  return (
    <div ref={area}>
      <MonthGrid
        month={shown}
        firstMonth={firstMonth < shown ? firstMonth : shown}
        lastMonth={lastMonth}
        onMonthChange={onMonth}
        firstWeekday={first}
        today={today}
        counts={isLooking ? null : counts}
        fewAt={fewTimes}
        chosen={date}
        isOwnChoice={props.isOwnChoice}
        // Without a month in the address, the response starts today in the server's clock, which the first render does
        // not know.
        from={isLooking ? null : firstShown}
        notBefore={today ?? (month === null ? (days[0]?.date ?? null) : null)}
        onChoose={onDate}
        texts={{
          month: formatDateHeading(`${shown}-01`, "month", tag),
          previous: t`Previous month`,
          next: t`Next month`,
          ...(end !== null && { end: t`You can book until ${end}.` }),
          whole: t`Show whole month`,
          fewer: t`Show fewer weeks`,
          weekdays: weekdayNames(tag, first),
          day: (day, count) => {
            const name = formatDayName(day, tag);
            if (count === null) return name;
            if (count === 0) return t`${name}, no times`;
            return count <= fewTimes ? t`${name}, only a few times left` : t`${name}, times available`;
          },
        }}
      >
        {isEmpty && !isBookable && failure != null && isMisfit(failure) ? (
          <MisfitNotice failure={failure} onAnybody={onAnybody === null ? null : following(onAnybody)} />
        ) : isEmpty ? (
          <EmptyMonth
            month={shown}
            onMonth={shown < lastMonth ? following(onMonth) : null}
            onAnybody={onAnybody === null ? null : following(onAnybody)}
            next={{ ...next, find: following(next.find) }}
            phone={phone}
          />
        ) : null}
      </MonthGrid>
      <VisuallyHidden>
        <span role="status">{isLooking ? t`Finding slots` : found}</span>
      </VisuallyHidden>
    </div>
  );
});
