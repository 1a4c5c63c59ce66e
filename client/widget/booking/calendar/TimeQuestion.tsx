import { startTransition } from "react";
import { graphql, useFragment } from "react-relay";
import type { TimeQuestion_service$key } from "../../../__generated__/TimeQuestion_service.graphql.ts";
import { toLocalDate, type TimeFormatOptions } from "../../../time/format.ts";
import { useStableCallback } from "../../../shared/useStableCallback.ts";
import { LockedDay } from "../prefill/LockedDay.tsx";
import { useLockedDate } from "../prefill/useLockedDate.ts";
import type { Cart } from "../cart/useCart.ts";
import { CartEditor } from "../cart/CartEditor.tsx";
import type { BookingController } from "../flow/useBooking.ts";
import type { CalendarAddress } from "./calendarAddress.ts";
import type { CalendarQuery } from "./calendarQuery.ts";
import { MonthPicker } from "./MonthPicker.tsx";
import { StaffChoice } from "./StaffChoice.tsx";
import styles from "./TimeQuestion.module.css";
import { ZoneChoice } from "../zone/ZoneChoice.tsx";
import type { CalendarAddressState } from "./useCalendarAddress.ts";
import { useNextFree } from "../alternatives/useNextFree.ts";

interface Props {
  readonly service: TimeQuestion_service$key;
  readonly timeFormat: TimeFormatOptions;
  readonly calendarQuery: CalendarQuery;
  readonly address: CalendarAddressState;
  readonly cart: Cart;
  readonly booking: BookingController;
  readonly date: string | null;
  readonly isLoading: boolean;
  readonly changeAddress: (changes: Partial<CalendarAddress>) => void;
  readonly isZoneLocked: boolean;
  readonly phone: string;
}

export function TimeQuestion(props: Props) {
  const { timeFormat, address, cart, date, changeAddress } = props;
  const service = useFragment(
    graphql`
      fragment TimeQuestion_service on Service
      @argumentDefinitions(provider: { type: "ID", defaultValue: null }) {
        ...StaffChoice_service @arguments(provider: $provider)
        availability(
          input: {
            from: $from
            to: $to
            timeZone: $timeZone
            provider: $provider
            staff: $staff
            seats: $seats
            lines: $also
            visitor: $visitor
            lookBusy: true
          }
        ) {
          ...MonthPicker_availability
        }
      }
    `,
    props.service,
  );
  const lockedDate = useLockedDate(timeFormat.timeZone);
  const { failure } = props.booking.flow;
  const nextFreeSearch = useNextFree(props.calendarQuery, (startsAt) =>
    changeAddress({ date: toLocalDate(startsAt, timeFormat.timeZone), month: null, at: null }),
  );
  const { at, month, staff } = address.chosen;
  const chooseStaff = useStableCallback((staffId: string | null) =>
    changeAddress({ staff: staffId, month, date: null, at: null }),
  );
  const clearStaff = useStableCallback(() => chooseStaff(null));
  const chooseMonth = useStableCallback((choice: string) =>
    changeAddress({ month: choice, date: null, at: null }),
  );
  // `MonthGrid` shows the press immediately.
  const chooseDate = useStableCallback((choice: string) =>
    startTransition(() => changeAddress({ date: choice, month: null, at: null })),
  );

  return (
    <div className={styles.main}>
      <CartEditor
        cart={cart}
        locale={timeFormat.locale}
        staffChoice={<StaffChoice service={service} chosenStaff={staff} onChoose={chooseStaff} />}
        guestFailure={failure?.code === "GUEST_SERVICES" ? failure : null}
      />
      {lockedDate !== null ? (
        <LockedDay date={lockedDate} phone={props.phone} locale={timeFormat.locale} />
      ) : (
        <MonthPicker
          availability={service.availability}
          isLoading={props.isLoading}
          month={month}
          date={date}
          isDateChosen={address.chosen.date !== null}
          timeFormat={timeFormat}
          onShowMonth={chooseMonth}
          onChooseDate={chooseDate}
          onClearStaff={staff === null ? null : clearStaff}
          nextFreeSearch={nextFreeSearch}
          phone={props.phone}
        />
      )}
      <ZoneChoice
        isZoneFixed={props.isZoneLocked}
        timeFormat={timeFormat}
        offsetInstant={at ?? `${date ?? "2026-01-01"}T12:00:00Z`}
        onChoose={(timeZone) =>
          // The chosen instant stays, but its date may differ in the new zone.
          changeAddress(
            at === null ? { timeZone } : { timeZone, date: toLocalDate(at, timeZone), month: null },
          )
        }
      />
    </div>
  );
}
