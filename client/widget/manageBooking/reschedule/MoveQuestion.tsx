import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MoveQuestion_booking$key } from "../../../__generated__/MoveQuestion_booking.graphql.ts";
import { toLocalDate, type TimeFormatOptions } from "../../../time/format.ts";
import type { CalendarAddress } from "../../booking/calendar/calendarAddress.ts";
import { MonthPicker } from "../../booking/calendar/MonthPicker.tsx";
import { StaffChoice } from "../../booking/calendar/StaffChoice.tsx";
import type { CalendarAddressState } from "../../booking/calendar/useCalendarAddress.ts";
import { ZoneChoice } from "../../booking/zone/ZoneChoice.tsx";
import styles from "./MoveScreen.module.css";
import { filterLive } from "../liveStatus.ts";
import { SoonerLater } from "./SoonerLater.tsx";
import { useNextMove } from "./useNextMove.ts";

interface Props {
  readonly booking: MoveQuestion_booking$key;
  readonly timeFormat: TimeFormatOptions;
  readonly calendarAddress: CalendarAddressState;
  readonly date: string | null;
  readonly isLoading: boolean;
  readonly onChangeAddress: (changes: Partial<CalendarAddress>) => void;
}

export function MoveQuestion(props: Props) {
  const { timeFormat, calendarAddress, date, onChangeAddress } = props;
  const booking = useFragment(
    graphql`
      fragment MoveQuestion_booking on VisitorBooking {
        accessKey @required(action: THROW)
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
        availability(input: { from: $from, to: $to, timeZone: $timeZone, staff: $staff }) {
          ...MonthPicker_availability
        }
      }
    `,
    props.booking,
  );
  const { accessKey, startsAt, business, provider, service, order, availability } = booking;
  const phone = provider?.phone ?? business.phone;
  const { at, month, staff } = calendarAddress.chosen;
  const movesWholeOrder = order?.isSeries === false && filterLive(order.bookings).length > 1;
  const chooseStaff = (staffId: string | null) =>
    onChangeAddress({ staff: staffId, month, date: null, at: null });
  const search = { accessKey, staff, timeZone: timeFormat.timeZone };
  const showDay = (instant: string) =>
    onChangeAddress({ date: toLocalDate(instant, timeFormat.timeZone), month: null, at: null });
  const nextFree = useNextMove(search, showDay);
  return (
    <div className={styles.main}>
      <h2 className={styles.title}>
        <Trans>Choose a new time</Trans>
      </h2>
      {movesWholeOrder ? (
        <p className={styles.note}>
          <Trans>All appointments that were booked together will move.</Trans>
        </p>
      ) : (
        <StaffChoice service={service} chosenStaff={staff} onChoose={chooseStaff} />
      )}
      <SoonerLater search={search} startsAt={startsAt} onFound={showDay} />
      {availability == null ? null : (
        <MonthPicker
          availability={availability}
          isLoading={props.isLoading}
          month={month}
          date={date}
          isDateChosen={calendarAddress.chosen.date !== null}
          timeFormat={timeFormat}
          onShowMonth={(requested) => onChangeAddress({ month: requested, date: null, at: null })}
          onChooseDate={(requested) => onChangeAddress({ date: requested, month: null, at: null })}
          onClearStaff={staff === null ? null : () => chooseStaff(null)}
          nextFreeSearch={nextFree}
          phone={phone}
        />
      )}
      <ZoneChoice
        isZoneFixed={business.isZoneLocked}
        timeFormat={timeFormat}
        offsetInstant={at ?? `${date ?? "2026-01-01"}T12:00:00Z`}
        onChoose={(timeZone) =>
          // The chosen instant stays, but its date may differ in the new zone.
          onChangeAddress(
            at === null ? { timeZone } : { timeZone, date: toLocalDate(at, timeZone), month: null },
          )
        }
      />
    </div>
  );
}
