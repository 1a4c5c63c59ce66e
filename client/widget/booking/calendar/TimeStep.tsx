import { startTransition, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CalendarScreen_business$key } from "../../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../../__generated__/CalendarScreen_service.graphql.ts";
import type { TimeStep_service$key } from "../../../__generated__/TimeStep_service.graphql.ts";
import { dateOfInstant, formatTime, type TimeStyle } from "../../../time/format.ts";
import { AboveFoot } from "../../../layouts/AboveFoot.tsx";
import { hasTyped } from "../flow/bookingFlow.ts";
import { CalendarScreen } from "../flow/CalendarScreen.tsx";
import { ProblemNotice } from "../flow/ProblemNotice.tsx";
import type { Cart } from "../cart/useCart.ts";
import { visitParts } from "../cart/visitAddress.ts";
import type { Booking } from "../flow/useBooking.ts";
import { RepeatOffer } from "../series/RepeatOffer.tsx";
import type { CalendarAddress } from "./calendarAddress.ts";
import type { CalendarQuestion } from "./calendarQuestion.ts";
import { ContinueButton } from "./ContinueButton.tsx";
import { DayTimes, DayTimesComing } from "./DayTimes.tsx";
import { LostTimeNotice } from "../alternatives/LostTimeNotice.tsx";
import styles from "./TimeStep.module.css";
import { TimeQuestion } from "./TimeQuestion.tsx";
import type { AddressedCalendar } from "./useCalendarAddress.ts";
import { useFittingTime } from "../alternatives/useFittingTime.ts";

interface Props {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: TimeStep_service$key & CalendarScreen_service$key;
  readonly style: TimeStyle;
  readonly question: CalendarQuestion;
  readonly address: AddressedCalendar;
  readonly cart: Cart;
  readonly booking: Booking;
  readonly isZoneLocked: boolean;
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
    seats: { type: "Int", defaultValue: 1 }
    also: { type: "[LineInput!]", defaultValue: null }
    visitor: { type: "String", defaultValue: null }
    slots: { type: "Int", defaultValue: 24 }
  ) {
    ...RepeatOffer_service
    ...TimeQuestion_service
      @arguments(
        provider: $provider
        from: $from
        to: $to
        timeZone: $timeZone
        staff: $staff
        seats: $seats
        also: $also
        visitor: $visitor
      )
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

const nobody: readonly string[] = [];

export function TimeStep(props: Props) {
  const { business, provider, style, question, address, cart, booking } = props;
  const service = useFragment<TimeStep_service$key>(serviceFragment, props.service);
  const { busy, hold, problem } = booking.flow;
  const notice = useRef<HTMLDivElement>(null);
  const told = problem?.code === "GUEST_SERVICES" ? null : problem;
  useEffect(() => {
    if (told !== null) notice.current?.focus();
  }, [told]);
  const { day, days } = service.availability;
  const { chosen } = address;
  // Compares the choice with the loaded month, so a choice that is already loaded shows no loading state.
  const isOtherMonth = chosen.month !== null && chosen.month !== days[0]?.date.slice(0, 7);
  const isLooking = isOtherMonth || address.isComing("timeZone") || visitParts.some(address.isComing);
  const isDayComing = isLooking || (chosen.date !== null && chosen.date !== day?.date);
  const date = chosen.date ?? (isLooking ? null : (day?.date ?? null));
  const { at } = chosen;
  const time = at === null ? null : formatTime(at, style);
  const lost = useFittingTime(question, at, () => address.choose({ at: null }));
  const choose = (changes: Partial<CalendarAddress>) => {
    booking.chose();
    address.choose(changes);
  };
  // The failure belongs to the previous cart, except for guests without a service.
  const settle = () => {
    if (booking.flow.problem?.code !== "GUEST_SERVICES") booking.chose();
  };
  const changing: Cart = {
    ...cart,
    setServices(services) {
      settle();
      cart.setServices(services);
    },
    setGuests(guests, choices) {
      settle();
      cart.setGuests(guests, choices);
    },
  };

  return (
    <CalendarScreen
      business={business}
      provider={provider}
      service={props.service}
      style={style}
      plan={cart.plan}
      startsAt={at}
      staff={null}
      guests={nobody}
      place={null}
      step="time"
      isBusy={busy !== null}
      isWaiting={time === null}
      hasTerms
      main={
        <TimeQuestion
          service={service}
          style={style}
          question={question}
          address={address}
          cart={changing}
          booking={booking}
          date={date}
          isLooking={isLooking}
          choose={choose}
          isZoneLocked={props.isZoneLocked}
          phone={props.phone}
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
            question={question}
            style={style}
            hasSeats={cart.plan.lines.some((line) => line.service.capacity > 1)}
            chosen={at}
            held={hold?.startsAt ?? null}
            // `SlotList` shows the press immediately.
            onChoose={(start) => startTransition(() => choose({ at: start }))}
          />
        )
      }
      foot={
        <div className={styles.foot}>
          {told === null ? null : (
            <AboveFoot>
              <ProblemNotice ref={notice} problem={told} plan={cart.plan} hasTyped={hasTyped(booking.flow)} />
            </AboveFoot>
          )}
          {told !== null || lost === null ? null : (
            <AboveFoot>
              <LostTimeNotice
                lost={lost}
                style={style}
                onChoose={(start) =>
                  choose({ date: dateOfInstant(start, style.timeZone), month: null, at: start })
                }
              />
            </AboveFoot>
          )}
          {/* Phones hide this element until a time is chosen. */}
          <div className={styles.foot} data-next="">
            <ContinueButton
              time={time}
              isHolding={busy === "holding"}
              onContinue={async () => {
                const wanted = address.wanted().at;
                if (wanted !== null) await booking.hold(wanted);
              }}
            />
            <RepeatOffer service={service} plan={cart.plan} address={address} />
          </div>
        </div>
      }
    />
  );
}
