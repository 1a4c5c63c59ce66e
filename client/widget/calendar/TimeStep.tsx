import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CalendarScreen_business$key } from "../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../__generated__/CalendarScreen_service.graphql.ts";
import type { PaidNotice_business$key } from "../../__generated__/PaidNotice_business.graphql.ts";
import type { PaidNotice_provider$key } from "../../__generated__/PaidNotice_provider.graphql.ts";
import type { TimeStep_service$key } from "../../__generated__/TimeStep_service.graphql.ts";
import { dateOfInstant, formatTime, type TimeStyle } from "../../time/format.ts";
import { Button } from "../../ui/Button.tsx";
import { CalendarScreen } from "../booking/CalendarScreen.tsx";
import { PaidNotice } from "../booking/PaidNotice.tsx";
import { ProblemNotice } from "../booking/ProblemNotice.tsx";
import type { Booking } from "../booking/useBooking.ts";
import type { CalendarAddress } from "./calendarAddress.ts";
import type { CalendarQuestion } from "./calendarQuestion.ts";
import { DayTimes, DayTimesComing } from "./DayTimes.tsx";
import { MonthPicker } from "./MonthPicker.tsx";
import { StaffChoice } from "./StaffChoice.tsx";
import styles from "./TimeStep.module.css";
import { ZoneChoice } from "./ZoneChoice.tsx";
import { useNextFree } from "./useNextFree.ts";
import type { AddressedCalendar } from "./useCalendarAddress.ts";

interface Props {
  readonly business: CalendarScreen_business$key & PaidNotice_business$key;
  readonly provider: (CalendarScreen_provider$key & PaidNotice_provider$key) | null | undefined;
  readonly service: TimeStep_service$key & CalendarScreen_service$key;
  readonly style: TimeStyle;
  readonly question: CalendarQuestion;
  readonly address: AddressedCalendar;
  readonly booking: Booking;
  readonly isZoneLocked: boolean;
  readonly isPaid: boolean;
  readonly phone: string;
}

const serviceFragment = graphql`
  fragment TimeStep_service on Service
  @argumentDefinitions(
    provider: { type: "ID", defaultValue: null }
    from: { type: "Date", defaultValue: null }
    to: { type: "Date", defaultValue: null }
    date: { type: "Date", defaultValue: null }
    timeZone: { type: "TimeZone", defaultValue: null }
    staff: { type: "ID", defaultValue: null }
    slots: { type: "Int", defaultValue: 24 }
  ) {
    capacity
    ...StaffChoice_service @arguments(provider: $provider)
    availability(from: $from, to: $to, timeZone: $timeZone, provider: $provider, staff: $staff) {
      day(date: $date) {
        date
        ...DayTimes_day @arguments(slots: $slots)
      }
      ...MonthPicker_availability
    }
  }
`;

/** Who and when: people, month, and the day's times. Nothing is taken before the button is pressed. */
export function TimeStep(props: Props) {
  const { business, provider, style, question, address, booking } = props;
  const service = useFragment<TimeStep_service$key>(serviceFragment, props.service);
  const { t } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  const { problem, busy, hold } = booking.flow;
  useEffect(() => {
    if (problem !== null) notice.current?.focus();
  }, [problem]);
  const next = useNextFree(question, (startsAt) =>
    address.choose({ date: dateOfInstant(startsAt, style.timeZone), at: null }),
  );

  const { day } = service.availability;
  const isLooking = (["month", "staff", "timeZone"] as const).some(address.isComing);
  const isDayComing = isLooking || address.isComing("date");
  const date = address.isComing("date") ? address.chosen.date : (day?.date ?? null);
  const { at } = address.chosen;
  const time = at === null ? null : formatTime(at, style);
  const choose = (changes: Partial<CalendarAddress>) => {
    booking.chose();
    address.choose(changes);
  };

  return (
    <CalendarScreen
      business={business}
      provider={provider}
      service={props.service}
      style={style}
      startsAt={at}
      staff={null}
      step="time"
      main={
        <div className={styles.main}>
          {problem === null ? null : <ProblemNotice ref={notice} problem={problem} />}
          <StaffChoice service={service} address={address} />
          <MonthPicker
            availability={service.availability}
            isLooking={isLooking}
            month={address.isComing("month") ? address.chosen.month : null}
            date={date}
            style={style}
            onMonth={(month) => choose({ month, date: null, at: null })}
            onDate={(chosen) => choose({ date: chosen, month: null, at: null })}
            onAnybody={
              address.chosen.staff === null ? null : () => choose({ staff: null, date: null, at: null })
            }
            next={next}
            phone={props.phone}
          />
          {props.isZoneLocked ? null : (
            <ZoneChoice style={style} address={address} at={at ?? `${date ?? "2026-01-01"}T12:00:00Z`} />
          )}
        </div>
      }
      aside={
        isDayComing ? (
          <DayTimesComing date={date} />
        ) : day == null ? (
          <span />
        ) : (
          <DayTimes
            day={day}
            question={question}
            style={style}
            hasSeats={service.capacity > 1}
            chosen={at}
            held={hold?.startsAt ?? null}
            onChoose={(start) => choose({ at: start, date: day.date, month: null })}
          />
        )
      }
      foot={
        props.isPaid ? (
          <PaidNotice business={business} provider={provider} />
        ) : (
          <Button
            kind="primary"
            wide
            isDisabled={time === null}
            isBusy={busy === "holding"}
            busyText={t`Holding your time`}
            onPress={() => {
              if (at !== null) void booking.hold(at);
            }}
          >
            {time === null ? <Trans>Choose a time</Trans> : <Trans>Continue with {time}</Trans>}
          </Button>
        )
      }
    />
  );
}
