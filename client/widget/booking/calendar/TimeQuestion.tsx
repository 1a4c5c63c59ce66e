import { startTransition } from "react";
import { graphql, useFragment } from "react-relay";
import type { TimeQuestion_service$key } from "../../../__generated__/TimeQuestion_service.graphql.ts";
import { dateOfInstant, type TimeStyle } from "../../../time/format.ts";
import { useStable } from "../../../shared/useStable.ts";
import { LockedDay } from "../prefill/LockedDay.tsx";
import { useLockedDate } from "../prefill/useLockedDate.ts";
import type { Cart } from "../cart/useCart.ts";
import { VisitChoice } from "../cart/VisitChoice.tsx";
import type { Booking } from "../flow/useBooking.ts";
import type { CalendarAddress } from "./calendarAddress.ts";
import type { CalendarQuestion } from "./calendarQuestion.ts";
import { MonthPicker } from "./MonthPicker.tsx";
import { StaffChoice } from "./StaffChoice.tsx";
import styles from "./TimeQuestion.module.css";
import { ZoneChoice } from "../zone/ZoneChoice.tsx";
import type { AddressedCalendar } from "./useCalendarAddress.ts";
import { useNextFree } from "../alternatives/useNextFree.ts";

interface Props {
  readonly service: TimeQuestion_service$key;
  readonly style: TimeStyle;
  readonly question: CalendarQuestion;
  readonly address: AddressedCalendar;
  readonly cart: Cart;
  readonly booking: Booking;
  readonly date: string | null;
  readonly isLooking: boolean;
  readonly choose: (changes: Partial<CalendarAddress>) => void;
  readonly isZoneLocked: boolean;
  readonly phone: string;
}

export function TimeQuestion(props: Props) {
  const { style, address, cart, date, choose } = props;
  const service = useFragment(
    graphql`
      fragment TimeQuestion_service on Service
      @argumentDefinitions(
        provider: { type: "ID", defaultValue: null }
        from: { type: "Date", defaultValue: null }
        to: { type: "Date", defaultValue: null }
        timeZone: { type: "TimeZone", defaultValue: null }
        staff: { type: "ID", defaultValue: null }
        seats: { type: "Int", defaultValue: 1 }
        also: { type: "[LineInput!]", defaultValue: null }
        visitor: { type: "String", defaultValue: null }
      ) {
        ...StaffChoice_service @arguments(provider: $provider)
        availability(
          from: $from
          to: $to
          timeZone: $timeZone
          provider: $provider
          staff: $staff
          seats: $seats
          also: $also
          visitor: $visitor
          lookBusy: true
        ) {
          ...MonthPicker_availability
        }
      }
    `,
    props.service,
  );
  const lockedDate = useLockedDate(style.timeZone);
  const { problem } = props.booking.flow;
  const next = useNextFree(props.question, (startsAt) =>
    choose({ date: dateOfInstant(startsAt, style.timeZone), month: null, at: null }),
  );
  const { at, month, staff } = address.chosen;
  const chooseStaff = useStable((person: string | null) =>
    choose({ staff: person, month, date: null, at: null }),
  );
  const chooseAnybody = useStable(() => chooseStaff(null));
  const chooseMonth = useStable((wanted: string) => choose({ month: wanted, date: null, at: null }));
  // `MonthGrid` shows the press immediately.
  const chooseDate = useStable((wanted: string) =>
    startTransition(() => choose({ date: wanted, month: null, at: null })),
  );

  return (
    <div className={styles.main}>
      <VisitChoice
        cart={cart}
        locale={style.locale}
        staff={<StaffChoice service={service} chosen={staff} onChoose={chooseStaff} />}
        asked={problem?.code === "GUEST_SERVICES" ? problem : null}
      />
      {lockedDate !== null ? (
        <LockedDay date={lockedDate} phone={props.phone} locale={style.locale} />
      ) : (
        <MonthPicker
          availability={service.availability}
          isLooking={props.isLooking}
          month={month}
          date={date}
          isOwnChoice={address.chosen.date !== null}
          style={style}
          onMonth={chooseMonth}
          onDate={chooseDate}
          onAnybody={staff === null ? null : chooseAnybody}
          next={next}
          phone={props.phone}
        />
      )}
      <ZoneChoice
        isFixed={props.isZoneLocked}
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
