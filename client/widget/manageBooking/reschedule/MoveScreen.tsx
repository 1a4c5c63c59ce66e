import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import type { MoveScreen_booking$key } from "../../../__generated__/MoveScreen_booking.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { dateOfInstant, formatDate, formatTime } from "../../../time/format.ts";
import { BookingFacts } from "../view/BookingFacts.tsx";
import { DayTimes, DayTimesComing } from "../../booking/calendar/DayTimes.tsx";
import { staffNamed } from "../../booking/calendar/staffNamed.ts";
import { useCalendarAddress } from "../../booking/calendar/useCalendarAddress.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { useClock } from "../../../time/clockChoice.ts";
import { timeStyle } from "../../messages/timeStyle.ts";
import { CurrentAppointment } from "./CurrentAppointment.tsx";
import { MoveFoot } from "./MoveFoot.tsx";
import { MoveQuestion } from "./MoveQuestion.tsx";
import styles from "./MoveScreen.module.css";
import { useMove } from "./useMove.ts";

const fragment = graphql`
  fragment MoveScreen_booking on BookingAccess
  @argumentDefinitions(
    from: { type: "Date", defaultValue: null }
    to: { type: "Date", defaultValue: null }
    date: { type: "Date", defaultValue: null }
    timeZone: { type: "TimeZone", defaultValue: null }
    staff: { type: "ID", defaultValue: null }
    provider: { type: "ID", defaultValue: null }
    slots: { type: "Int", defaultValue: 24 }
  ) {
    id
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
      @arguments(from: $from, to: $to, timeZone: $timeZone, staff: $staff, provider: $provider)
    availability(from: $from, to: $to, timeZone: $timeZone, staff: $staff) {
      timeZone
      days {
        date
      }
      day(date: $date) {
        date
        ...DayTimes_day @arguments(slots: $slots)
      }
    }
  }
`;

export function MoveScreen(props: { readonly booking: MoveScreen_booking$key; readonly url: URL }) {
  const booking = useFragment(fragment, props.booking);
  const { id, startsAt, endsAt, business, provider, service, availability } = booking;
  const { tag } = useLocale();
  const address = useCalendarAddress(props.url, {
    shownZone: business.isZoneLocked ? null : (availability?.timeZone ?? business.timeZone),
    settled: null,
  });
  const { chosen } = address;
  const { at } = chosen;
  const moving = useMove(id, () => address.choose({ at: null }));
  const zone = business.isZoneLocked ? business.timeZone : (availability?.timeZone ?? business.timeZone);
  const style = timeStyle(tag, zone, useClock(business.hourCycle));
  const staff = staffNamed(service.staff, chosen.staff)?.id ?? null;
  const day = availability?.day;
  // Compares the choice with the loaded data, so that choosing what is already shown loads nothing.
  const isOtherMonth = chosen.month !== null && chosen.month !== availability?.days[0]?.date.slice(0, 7);
  const isLooking = isOtherMonth || address.isComing("timeZone") || address.isComing("staff");
  const isDayComing = isLooking || (chosen.date !== null && chosen.date !== day?.date);
  const date = chosen.date ?? (isLooking ? null : (day?.date ?? null));
  const choose: typeof address.choose = (changes) => {
    moving.chose();
    address.choose(changes);
  };
  const isSame =
    at !== null &&
    Date.parse(at) === Date.parse(startsAt) &&
    (staff === null || booking.staff.some((person) => person.id === staff));
  const people = formatList(
    booking.staff.map(({ name }) => name),
    tag,
  );
  const currentDate = formatDate(dateOfInstant(startsAt, zone), "short", tag);
  const currentTime = formatTime(startsAt, style);
  const current = (
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
        heading={<ScreenHeading above={provider?.name ?? business.name} title={service.name} />}
        facts={
          <div className={styles.facts}>
            <CurrentAppointment startsAt={startsAt} endsAt={endsAt} style={style} people={people} />
            <BookingFacts booking={booking} style={style} />
          </div>
        }
        brief={current}
        terms={<span>{current}</span>}
        isWaiting={at === null || isSame}
        main={
          <MoveQuestion
            booking={booking}
            style={style}
            address={address}
            date={date}
            isLooking={isLooking}
            choose={choose}
          />
        }
        aside={
          isDayComing ? (
            <DayTimesComing date={date} />
          ) : day == null ? (
            <span />
          ) : (
            <DayTimes
              day={day}
              question={{
                service: service.id,
                provider: provider?.id ?? null,
                staff,
                seats: booking.seats,
                also: null,
                visitor: null,
                timeZone: zone,
              }}
              style={style}
              hasSeats={service.capacity > 1}
              chosen={at}
              held={null}
              onChoose={(start) => choose({ at: start })}
            />
          )
        }
        foot={
          <MoveFoot
            bookingKey={id}
            time={at === null ? null : formatTime(at, style)}
            isSame={isSame}
            isBusy={moving.isBusy}
            problem={moving.problem}
            phone={provider?.phone ?? business.phone}
            onMove={() => {
              if (at !== null) void moving.move(at, staff);
            }}
          />
        }
        end={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}
