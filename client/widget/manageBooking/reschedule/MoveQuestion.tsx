import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MoveQuestion_booking$key } from "../../../__generated__/MoveQuestion_booking.graphql.ts";
import { dateOfInstant, type TimeStyle } from "../../../time/format.ts";
import type { CalendarAddress } from "../../booking/calendar/calendarAddress.ts";
import { MonthPicker } from "../../booking/calendar/MonthPicker.tsx";
import { StaffChoice } from "../../booking/calendar/StaffChoice.tsx";
import type { AddressedCalendar } from "../../booking/calendar/useCalendarAddress.ts";
import { ZoneChoice } from "../../booking/zone/ZoneChoice.tsx";
import styles from "./MoveScreen.module.css";
import { liveOf } from "../liveStatus.ts";
import { SoonerLater } from "./SoonerLater.tsx";
import { useNextMove } from "./useNextMove.ts";

interface Props {
  readonly booking: MoveQuestion_booking$key;
  readonly style: TimeStyle;
  readonly address: AddressedCalendar;
  readonly date: string | null;
  readonly isLooking: boolean;
  readonly choose: (changes: Partial<CalendarAddress>) => void;
}

export function MoveQuestion(props: Props) {
  const { style, address, date, choose } = props;
  const booking = useFragment(
    graphql`
      fragment MoveQuestion_booking on BookingAccess
      @argumentDefinitions(
        from: { type: "Date", defaultValue: null }
        to: { type: "Date", defaultValue: null }
        timeZone: { type: "TimeZone", defaultValue: null }
        staff: { type: "ID", defaultValue: null }
        provider: { type: "ID", defaultValue: null }
      ) {
        id
        startsAt
        business {
          phone
          isZoneLocked
        }
        provider {
          phone
        }
        service {
          ...StaffChoice_service @arguments(provider: $provider)
        }
        order {
          isSeries
          bookings {
            id
            status
          }
        }
        availability(from: $from, to: $to, timeZone: $timeZone, staff: $staff) {
          ...MonthPicker_availability
        }
      }
    `,
    props.booking,
  );
  const { id, startsAt, business, provider, service, order, availability } = booking;
  const phone = provider?.phone ?? business.phone;
  const { at, month, staff } = address.chosen;
  const isVisit = order?.isSeries === false && liveOf(order.bookings).length > 1;
  const chooseStaff = (person: string | null) => choose({ staff: person, month, date: null, at: null });
  const search = { key: id, staff, timeZone: style.timeZone };
  const lead = (to: string) => choose({ date: dateOfInstant(to, style.timeZone), month: null, at: null });
  const next = useNextMove(search, lead);
  return (
    <div className={styles.main}>
      <h2 className={styles.title}>
        <Trans>Choose a new time</Trans>
      </h2>
      {isVisit ? (
        <p className={styles.note}>
          <Trans>All appointments that were booked together will move.</Trans>
        </p>
      ) : (
        <StaffChoice service={service} chosen={staff} onChoose={chooseStaff} />
      )}
      <SoonerLater search={search} startsAt={startsAt} onFound={lead} />
      {availability == null ? null : (
        <MonthPicker
          availability={availability}
          isLooking={props.isLooking}
          month={month}
          date={date}
          isOwnChoice={address.chosen.date !== null}
          style={style}
          onMonth={(wanted) => choose({ month: wanted, date: null, at: null })}
          onDate={(wanted) => choose({ date: wanted, month: null, at: null })}
          onAnybody={staff === null ? null : () => chooseStaff(null)}
          next={next}
          phone={phone}
        />
      )}
      <ZoneChoice
        isFixed={business.isZoneLocked}
        style={style}
        at={at ?? `${date ?? "2026-01-01"}T12:00:00Z`}
        onChoose={(timeZone) =>
          // The chosen instant stays, but its date may differ in the new zone.
          choose(at === null ? { timeZone } : { timeZone, date: dateOfInstant(at, timeZone), month: null })
        }
      />
    </div>
  );
}
