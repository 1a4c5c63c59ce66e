import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { memo, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { MonthPicker_availability$key } from "../../../__generated__/MonthPicker_availability.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import {
  formatDate,
  formatDateHeading,
  formatDayName,
  type TimeFormatOptions,
} from "../../../time/format.ts";
import { MonthGrid } from "../../../ui/calendar/MonthGrid.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { getFirstWeekday, getWeekdayNames } from "../../messages/weekdays.ts";
import { EmptyMonth } from "../alternatives/EmptyMonth.tsx";
import { ChoiceFailureNotice } from "../alternatives/ChoiceFailureNotice.tsx";
import { isChoiceFailure } from "../alternatives/choiceFailure.ts";
import type { NextFreeSearch } from "../alternatives/useNextFree.ts";
import { useFocusOnMonth } from "./useFocusOnMonth.ts";
import { useToday } from "../../../time/useToday.ts";

/** Days with at most this many slots are marked as nearly full. */
const FEW_SLOTS = 2;

interface Props {
  readonly availability: MonthPicker_availability$key;
  /** The month, staff member or time zone is changing, so the loaded counts do not apply. */
  readonly isLoading: boolean;
  /** The month to show or to load. Null for the month of the response. */
  readonly month: string | null;
  readonly date: string | null;
  readonly isDateChosen: boolean;
  readonly timeFormat: TimeFormatOptions;
  readonly onShowMonth: (month: string) => void;
  readonly onChooseDate: (date: string) => void;
  readonly onClearStaff: (() => void) | null;
  readonly nextFreeSearch: NextFreeSearch;
  readonly phone: string;
}

export const MonthPicker = memo(function MonthPicker(props: Props) {
  const {
    availability,
    isLoading,
    month,
    date,
    timeFormat,
    onShowMonth,
    onChooseDate,
    onClearStaff,
    nextFreeSearch,
    phone,
  } = props;
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
  const { localeTag: locale } = useLocale();
  const today = useToday(timeFormat.timeZone);
  const counts = useMemo(() => new Map(days.map((day) => [day.date, day.slotCount])), [days]);
  const weekStart = getFirstWeekday(locale);
  const shownMonth = month ?? days[0]?.date.slice(0, 7) ?? "";
  const firstMonth = today?.slice(0, 7) ?? shownMonth;
  const lastMonth = lastDate?.slice(0, 7) ?? shownMonth;
  const endFormat = shownMonth > lastMonth ? "long" : "dayAndMonth";
  const end = lastDate == null ? null : formatDate(lastDate, endFormat, locale);
  const firstFreeDate =
    (days.find((day) => day.slotCount > 0) ?? (today === null ? days[0] : undefined))?.date ?? null;
  const isEmpty = !isLoading && days.every((day) => day.slotCount === 0);
  const times = date === null ? 0 : (counts.get(date) ?? 0);
  const named = date === null ? "" : formatDate(date, "full", locale);
  const announcement = times === 0 ? "" : t`${named}: ${plural(times, { one: "# time", other: "# times" })}`;
  const { areaRef, moveFocus } = useFocusOnMonth({
    isEmpty,
    isLoading: isLoading || nextFreeSearch.isSearching,
  });
  const withFocus =
    <Args extends readonly unknown[]>(callback: (...args: Args) => void) =>
    (...args: Args) => {
      moveFocus();
      callback(...args);
    };

  return (
    <div ref={areaRef}>
      <MonthGrid
        month={shownMonth}
        firstMonth={firstMonth < shownMonth ? firstMonth : shownMonth}
        lastMonth={lastMonth}
        onMonthChange={onShowMonth}
        firstWeekday={weekStart}
        today={today}
        freeCounts={isLoading ? null : counts}
        fewThreshold={FEW_SLOTS}
        chosen={date}
        isVisitorChoice={props.isDateChosen}
        // Without a month in the address, the response starts today in the server's clock, which the first render does
        // not know.
        showFrom={isLoading ? null : firstFreeDate}
        notBefore={today ?? (month === null ? (days[0]?.date ?? null) : null)}
        onChoose={onChooseDate}
        texts={{
          month: formatDateHeading(`${shownMonth}-01`, "month", locale),
          previous: t`Previous month`,
          next: t`Next month`,
          ...(end !== null && { lastMonthNote: t`You can book until ${end}.` }),
          showAllWeeks: t`Show whole month`,
          showFewerWeeks: t`Show fewer weeks`,
          weekdays: getWeekdayNames(locale, weekStart),
          day: (day, count) => {
            const name = formatDayName(day, locale);
            if (count === null) return name;
            if (count === 0) return t`${name}, no times`;
            return count <= FEW_SLOTS ? t`${name}, only a few times left` : t`${name}, times available`;
          },
        }}
      >
        {isEmpty && !isBookable && failure != null && isChoiceFailure(failure) ? (
          <ChoiceFailureNotice
            failure={failure}
            onClearStaff={onClearStaff === null ? null : withFocus(onClearStaff)}
          />
        ) : isEmpty ? (
          <EmptyMonth
            month={shownMonth}
            onShowMonth={shownMonth < lastMonth ? withFocus(onShowMonth) : null}
            onClearStaff={onClearStaff === null ? null : withFocus(onClearStaff)}
            nextFreeSearch={{ ...nextFreeSearch, find: withFocus(nextFreeSearch.find) }}
            phone={phone}
          />
        ) : null}
      </MonthGrid>
      <VisuallyHidden>
        <span role="status">{isLoading ? t`Finding slots` : announcement}</span>
      </VisuallyHidden>
    </div>
  );
});
