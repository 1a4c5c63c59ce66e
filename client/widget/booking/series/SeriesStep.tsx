import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CalendarScreen_business$key } from "../../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../../__generated__/CalendarScreen_service.graphql.ts";
import type { SeriesStep_service$key } from "../../../__generated__/SeriesStep_service.graphql.ts";
import { toLocalDate, type TimeFormatOptions } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CalendarScreen } from "../flow/CalendarScreen.tsx";
import type { BookingController } from "../flow/useBooking.ts";
import type { CalendarQuery } from "../calendar/calendarQuery.ts";
import type { CalendarAddressState } from "../calendar/useCalendarAddress.ts";
import type { Cart } from "../cart/useCart.ts";
import { RuleFields } from "./RuleFields.tsx";
import { createDefaultRule, readRule, type SeriesRule, weekdays, writeRule } from "./seriesAddress.ts";
import { SeriesNotice } from "./SeriesNotice.tsx";
import { MIN_OCCURRENCES, getStarts } from "./seriesPlan.ts";
import { SeriesStart } from "./SeriesStart.tsx";
import styles from "./SeriesStep.module.css";
import { multiplyPlan } from "./multiplyPlan.ts";
import { useSeriesEdits } from "./useSeriesEdits.ts";
import { type SeriesQuery, useSeries } from "./useSeries.ts";
import { OccurrenceList } from "./OccurrenceList.tsx";

interface Props {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: CalendarScreen_service$key & SeriesStep_service$key;
  readonly timeFormat: TimeFormatOptions;
  readonly calendarQuery: CalendarQuery;
  readonly address: CalendarAddressState;
  readonly cart: Cart;
  readonly booking: BookingController;
  /** Start of the first appointment, an ISO instant. */
  readonly startsAt: string;
}

export function SeriesStep(props: Props) {
  const { business, provider, timeFormat, calendarQuery, address, cart, booking, startsAt } = props;
  const { recurrenceMax } = useFragment<SeriesStep_service$key>(
    graphql`
      fragment SeriesStep_service on Service {
        recurrenceMax
      }
    `,
    props.service,
  );
  const { t } = useLingui();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasFailure = booking.flow.failure !== null;
  useEffect(() => {
    if (!hasFailure) headingRef.current?.focus();
    // Runs once, when the step opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const maxCount = recurrenceMax ?? MIN_OCCURRENCES;
  const rule = readRule(address.chosen.repeat) ?? createDefaultRule(maxCount);
  const seriesQuery: SeriesQuery = {
    service: calendarQuery.service,
    provider: calendarQuery.provider,
    staff: calendarQuery.staff,
    timeZone: calendarQuery.timeZone,
    startsAt,
    repeat: writeRule(rule),
    maxCount: maxCount,
  };
  const seriesSearch = useSeries(seriesQuery, booking.visitor);
  const { occurrences, edit, dropEdit } = useSeriesEdits(seriesSearch.plan, seriesQuery);
  const starts = getStarts(occurrences);
  const count = starts.length;
  const [sentStarts, setSentStarts] = useState<readonly string[]>([]);
  const { busy, failure } = booking.flow;
  const lostStart = failure?.line === undefined ? null : (sentStarts[failure.line] ?? null);

  // After a failure the series is planned again without the edit that chose the lost start.
  const handledFailure = useRef(failure);
  useEffect(() => {
    if (failure === handledFailure.current) return;
    handledFailure.current = failure;
    if (failure === null || failure.code === "CONNECTION") return;
    if (lostStart !== null) dropEdit(lostStart);
    seriesSearch.retry();
  }, [failure, lostStart, dropEdit, seriesSearch]);

  const startWeekday =
    weekdays[(new Date(`${toLocalDate(startsAt, timeFormat.timeZone)}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  const changeRule = (next: SeriesRule) => {
    booking.clearFailure();
    address.choose({ repeat: writeRule(next) });
  };

  return (
    <CalendarScreen
      business={business}
      provider={provider}
      service={props.service}
      timeFormat={timeFormat}
      plan={multiplyPlan(cart.plan, count)}
      startsAt={startsAt}
      seriesStarts={seriesSearch.plan === null ? null : starts}
      staffByLine={null}
      guestNames={[]}
      locationKind={null}
      step="time"
      isBusy={busy !== null}
      main={
        <div className={styles.main}>
          <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
            <Trans>Repeat this appointment</Trans>
          </h2>
          {failure === null ? null : (
            <SeriesNotice failure={failure} lostStart={lostStart} timeFormat={timeFormat} />
          )}
          <SeriesStart
            startsAt={startsAt}
            timeFormat={timeFormat}
            onStopRepeating={() => {
              booking.clearFailure();
              address.choose({ repeat: null });
            }}
          />
          <RuleFields
            rule={rule}
            startWeekday={startWeekday}
            most={maxCount}
            locale={timeFormat.locale}
            onChange={changeRule}
          />
          <OccurrenceList
            seriesSearch={seriesSearch}
            occurrences={occurrences}
            timeFormat={timeFormat}
            placeholderCount={Math.min(rule.count, maxCount)}
            lostStart={lostStart}
            onEdit={(occurrence, start) => {
              booking.clearFailure();
              edit(occurrence, start);
            }}
          />
        </div>
      }
      foot={
        <div className={styles.foot}>
          {seriesSearch.plan !== null && count < MIN_OCCURRENCES ? (
            <p className={styles.few} role="status">
              <Trans>At least two appointments must remain.</Trans>
            </p>
          ) : null}
          <Button
            kind="primary"
            isWide
            isDisabled={count < MIN_OCCURRENCES}
            isBusy={busy === "holding"}
            busyText={t`Holding your times`}
            onPress={() => {
              setSentStarts(starts);
              void booking.holdSeries(starts);
            }}
          >
            {count < MIN_OCCURRENCES
              ? t`Continue`
              : t`${plural(count, { one: "Continue with # appointment", other: "Continue with # appointments" })}`}
          </Button>
        </div>
      }
    />
  );
}
