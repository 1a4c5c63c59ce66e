import { startTransition, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CalendarScreen_business$key } from "../../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../../__generated__/CalendarScreen_service.graphql.ts";
import type { TimeStep_service$key } from "../../../__generated__/TimeStep_service.graphql.ts";
import { toLocalDate, formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { FooterNotice } from "../../../layouts/FooterNotice.tsx";
import { hasDetails } from "../flow/bookingFlow.ts";
import { CalendarScreen } from "../flow/CalendarScreen.tsx";
import { FailureNotice } from "../flow/FailureNotice.tsx";
import type { Cart } from "../cart/useCart.ts";
import { CART_PARAM_NAMES } from "../cart/cartParams.ts";
import type { BookingController } from "../flow/useBooking.ts";
import { RepeatOffer } from "../series/RepeatOffer.tsx";
import type { CalendarAddress } from "./calendarAddress.ts";
import type { CalendarQuery } from "./calendarQuery.ts";
import { ContinueButton } from "./ContinueButton.tsx";
import { DayTimes, DayTimesLoading } from "./DayTimes.tsx";
import { LostTimeNotice } from "../alternatives/LostTimeNotice.tsx";
import styles from "./TimeStep.module.css";
import { TimeQuestion } from "./TimeQuestion.tsx";
import type { CalendarAddressState } from "./useCalendarAddress.ts";
import { useFittingTime } from "../alternatives/useFittingTime.ts";

interface Props {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: TimeStep_service$key & CalendarScreen_service$key;
  readonly timeFormat: TimeFormatOptions;
  readonly calendarQuery: CalendarQuery;
  readonly address: CalendarAddressState;
  readonly cart: Cart;
  readonly booking: BookingController;
  readonly isZoneLocked: boolean;
  readonly phone: string;
}

const serviceFragment = graphql`
  fragment TimeStep_service on Service @argumentDefinitions(provider: { type: "ID", defaultValue: null }) {
    ...RepeatOffer_service
    ...TimeQuestion_service @arguments(provider: $provider)
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

const NO_NAMES: readonly string[] = [];

export function TimeStep(props: Props) {
  const { business, provider, timeFormat, calendarQuery, address, cart, booking } = props;
  const service = useFragment<TimeStep_service$key>(serviceFragment, props.service);
  const { busy, hold, failure } = booking.flow;
  const noticeRef = useRef<HTMLDivElement>(null);
  const shownFailure = failure?.code === "GUEST_SERVICES" ? null : failure;
  useEffect(() => {
    if (shownFailure !== null) noticeRef.current?.focus();
  }, [shownFailure]);
  const { day, days } = service.availability;
  const { chosen } = address;
  // Compares the choice with the loaded month, so a choice that is already loaded shows no loading state.
  const isOtherMonth = chosen.month !== null && chosen.month !== days[0]?.date.slice(0, 7);
  const isLoading = isOtherMonth || address.isPending("timeZone") || CART_PARAM_NAMES.some(address.isPending);
  const isDayLoading = isLoading || (chosen.date !== null && chosen.date !== day?.date);
  const date = chosen.date ?? (isLoading ? null : (day?.date ?? null));
  const { at } = chosen;
  const time = at === null ? null : formatTime(at, timeFormat);
  const lostTime = useFittingTime(calendarQuery, at, () => address.choose({ at: null }));
  const changeAddress = (changes: Partial<CalendarAddress>) => {
    booking.clearFailure();
    address.choose(changes);
  };
  // The failure belongs to the previous cart, except for guests without a service.
  const clearOldFailure = () => {
    if (booking.flow.failure?.code !== "GUEST_SERVICES") booking.clearFailure();
  };
  const cartWithReset: Cart = {
    ...cart,
    setServices(services) {
      clearOldFailure();
      cart.setServices(services);
    },
    setGuests(guests, choices) {
      clearOldFailure();
      cart.setGuests(guests, choices);
    },
  };

  return (
    <CalendarScreen
      business={business}
      provider={provider}
      service={props.service}
      timeFormat={timeFormat}
      plan={cart.plan}
      startsAt={at}
      staffByLine={null}
      guestNames={NO_NAMES}
      locationKind={null}
      step="time"
      isBusy={busy !== null}
      hasNoNextStep={time === null}
      showsTermsOnPhone
      main={
        <TimeQuestion
          service={service}
          timeFormat={timeFormat}
          calendarQuery={calendarQuery}
          address={address}
          cart={cartWithReset}
          booking={booking}
          date={date}
          isLoading={isLoading}
          changeAddress={changeAddress}
          isZoneLocked={props.isZoneLocked}
          phone={props.phone}
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
            calendarQuery={calendarQuery}
            timeFormat={timeFormat}
            showsSeatsLeft={cart.plan.lines.some((line) => line.service.capacity > 1)}
            chosenStart={at}
            heldStart={hold?.startsAt ?? null}
            // `SlotList` shows the press immediately.
            onChoose={(start) => startTransition(() => changeAddress({ at: start }))}
          />
        )
      }
      foot={
        <div className={styles.foot}>
          {shownFailure === null ? null : (
            <FooterNotice>
              <FailureNotice
                ref={noticeRef}
                failure={shownFailure}
                plan={cart.plan}
                hasDetails={hasDetails(booking.flow)}
              />
            </FooterNotice>
          )}
          {shownFailure !== null || lostTime === null ? null : (
            <FooterNotice>
              <LostTimeNotice
                lostTime={lostTime}
                timeFormat={timeFormat}
                onChoose={(start) =>
                  changeAddress({ date: toLocalDate(start, timeFormat.timeZone), month: null, at: start })
                }
              />
            </FooterNotice>
          )}
          {/* Phones hide this element until a time is chosen. */}
          <div className={styles.foot} data-next="">
            <ContinueButton
              time={time}
              isHolding={busy === "holding"}
              onContinue={async () => {
                const latestStart = address.target().at;
                if (latestStart !== null) await booking.hold(latestStart);
              }}
            />
            <RepeatOffer service={service} plan={cart.plan} address={address} />
          </div>
        </div>
      }
    />
  );
}
