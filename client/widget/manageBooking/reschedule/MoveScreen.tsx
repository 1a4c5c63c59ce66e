import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import type { MoveScreen_booking$key } from "../../../__generated__/MoveScreen_booking.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { toLocalDate, formatDate, formatTime } from "../../../time/format.ts";
import { BookingFacts } from "../view/BookingFacts.tsx";
import { DayTimes, DayTimesLoading } from "../../booking/calendar/DayTimes.tsx";
import { findStaff } from "../../booking/calendar/findStaff.ts";
import { useCalendarAddress } from "../../booking/calendar/useCalendarAddress.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { useHourCycle } from "../../../time/clockChoice.ts";
import { getTimeFormat } from "../../messages/getTimeFormat.ts";
import { CurrentAppointment } from "./CurrentAppointment.tsx";
import { MoveFooter } from "./MoveFooter.tsx";
import { MoveQuestion } from "./MoveQuestion.tsx";
import styles from "./MoveScreen.module.css";
import { useMove } from "./useMove.ts";

const fragment = graphql`
  fragment MoveScreen_booking on VisitorBooking {
    accessKey @required(action: THROW)
    startsAt
    endsAt
    business {
      name
      phone
      hourCycle
      timeZone
      isZoneLocked
      ...WidgetFrame_business
    }
    provider {
      id
      name
      phone
    }
    service {
      id
      name
      picture
      capacity
      staff(provider: $provider) {
        id
        slug
      }
    }
    staff {
      id
      name
    }
    seats
    ...BookingFacts_booking
    ...MoveQuestion_booking
    availability(input: { from: $from, to: $to, timeZone: $timeZone, staff: $staff }) {
      timeZone
      days {
        date
      }
      day(date: $date) {
        date
        ...DayTimes_day
      }
    }
  }
`;

export function MoveScreen(props: { readonly booking: MoveScreen_booking$key; readonly url: URL }) {
  const booking = useFragment(fragment, props.booking);
  const { accessKey, startsAt, endsAt, business, provider, service, availability } = booking;
  const { localeTag } = useLocale();
  const calendarAddress = useCalendarAddress(props.url, {
    shownZone: business.isZoneLocked ? null : (availability?.timeZone ?? business.timeZone),
    corrections: null,
  });
  const { chosen } = calendarAddress;
  const { at } = chosen;
  const moveState = useMove(accessKey, () => calendarAddress.choose({ at: null }));
  const zone = business.isZoneLocked ? business.timeZone : (availability?.timeZone ?? business.timeZone);
  const timeFormat = getTimeFormat(localeTag, zone, useHourCycle(business.hourCycle));
  const staff = findStaff(service.staff, chosen.staff)?.id ?? null;
  const day = availability?.day;
  // Compares the choice with the loaded data, so that choosing what is already shown loads nothing.
  const isOtherMonth = chosen.month !== null && chosen.month !== availability?.days[0]?.date.slice(0, 7);
  const isLoading =
    isOtherMonth || calendarAddress.isPending("timeZone") || calendarAddress.isPending("staff");
  const isDayLoading = isLoading || (chosen.date !== null && chosen.date !== day?.date);
  const date = chosen.date ?? (isLoading ? null : (day?.date ?? null));
  const choose: typeof calendarAddress.choose = (changes) => {
    moveState.clearFailure();
    calendarAddress.choose(changes);
  };
  const isCurrentSlot =
    at !== null &&
    Date.parse(at) === Date.parse(startsAt) &&
    (staff === null || booking.staff.some((staffMember) => staffMember.id === staff));
  const staffNames = formatList(
    booking.staff.map(({ name }) => name),
    localeTag,
  );
  const currentDate = formatDate(toLocalDate(startsAt, zone), "short", localeTag);
  const currentTime = formatTime(startsAt, timeFormat);
  const currentAppointment = (
    <Trans>
      <span className={styles.brief}>Current appointment:</span>{" "}
      <strong className={styles.time}>
        {currentDate}, {currentTime}
      </strong>
    </Trans>
  );
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        picture={service.picture ? <img src={service.picture} alt="" /> : null}
        heading={<ScreenHeading overline={provider?.name ?? business.name} title={service.name} />}
        facts={
          <div className={styles.facts}>
            <CurrentAppointment
              startsAt={startsAt}
              endsAt={endsAt}
              timeFormat={timeFormat}
              people={staffNames}
            />
            <BookingFacts booking={booking} timeFormat={timeFormat} />
          </div>
        }
        factsSummary={currentAppointment}
        headerFacts={<span>{currentAppointment}</span>}
        hasNoNextStep={at === null || isCurrentSlot}
        main={
          <MoveQuestion
            booking={booking}
            timeFormat={timeFormat}
            calendarAddress={calendarAddress}
            date={date}
            isLoading={isLoading}
            onChangeAddress={choose}
          />
        }
        aside={
          isDayLoading ? (
            <DayTimesLoading date={date} />
          ) : day == null ? (
            <span />
          ) : (
            <DayTimes
              day={day}
              calendarQuery={{
                service: service.id,
                provider: provider?.id ?? null,
                staff,
                seats: booking.seats,
                also: null,
                visitor: null,
                timeZone: zone,
              }}
              timeFormat={timeFormat}
              showsSeatsLeft={service.capacity > 1}
              chosenStart={at}
              heldStart={null}
              onChoose={(slotStart) => choose({ at: slotStart })}
            />
          )
        }
        nextStep={
          <MoveFooter
            bookingKey={accessKey}
            time={at === null ? null : formatTime(at, timeFormat)}
            isCurrentSlot={isCurrentSlot}
            isBusy={moveState.isBusy}
            failure={moveState.failure}
            phone={provider?.phone ?? business.phone}
            onMove={() => {
              if (at !== null) void moveState.move(at, staff);
            }}
          />
        }
        pageFooter={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}
