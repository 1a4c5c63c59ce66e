import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ServiceCalendar_business$key } from "../../../__generated__/ServiceCalendar_business.graphql.ts";
import type { ServiceCalendar_provider$key } from "../../../__generated__/ServiceCalendar_provider.graphql.ts";
import type { ServiceCalendar_service$key } from "../../../__generated__/ServiceCalendar_service.graphql.ts";
import type { useVisitServices_service$key } from "../../../__generated__/useVisitServices_service.graphql.ts";
import { furtherLines } from "../cart/furtherLines.ts";
import { planVisit } from "../cart/planVisit.ts";
import { useCart } from "../cart/useCart.ts";
import { useVisitServices } from "../cart/useVisitServices.ts";
import { choiceOf, settledAddress } from "../cart/visitAddress.ts";
import { DryRunEnd } from "../../layout/DryRunEnd.tsx";
import { detailsPart, searchesPart, seriesPart } from "../flow/parts.ts";
import { useBooking } from "../flow/useBooking.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { useOneTime } from "../../layout/OneTime.tsx";
import { ExpiredLink } from "../../../shared/ExpiredLink.tsx";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { usePrefetch, useLazyModule } from "../../../router/lazyModule.ts";
import { useClock } from "../../../time/clockChoice.ts";
import { timeStyle } from "../../messages/timeStyle.ts";
import { canRepeat } from "../series/canRepeat.ts";
import { ClosedCalendar } from "./ClosedCalendar.tsx";
import { isMisfit } from "../alternatives/misfitWords.ts";
import { TimeStep } from "./TimeStep.tsx";
import { readCalendarAddress } from "./calendarAddress.ts";
import { staffNamed } from "./staffNamed.ts";
import { useAskedVisitor } from "./useAskedVisitor.ts";
import { useCalendarAddress } from "./useCalendarAddress.ts";

const next = [detailsPart, searchesPart];

const businessFragment = graphql`
  fragment ServiceCalendar_business on Business {
    hourCycle
    isZoneLocked
    phone
    timeZone
    ...WidgetFrame_business
    ...ClosedCalendar_business
    ...CalendarScreen_business
  }
`;

const providerFragment = graphql`
  fragment ServiceCalendar_provider on Provider {
    id
    phone
    isPublished
    ...ClosedCalendar_provider
    ...CalendarScreen_provider
  }
`;

const serviceFragment = graphql`
  fragment ServiceCalendar_service on Service
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
    id
    name
    isPaymentUnavailable
    recurrenceMax
    ...SeriesStep_service
    staff(provider: $provider) {
      id
      slug
    }
    ...CalendarScreen_service
    ...useVisitServices_service @arguments(provider: $provider)
    ...TimeStep_service
      @arguments(
        provider: $provider
        from: $from
        to: $to
        date: $date
        timeZone: $timeZone
        staff: $staff
        seats: $seats
        also: $also
        visitor: $visitor
        slots: $slots
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
      timeZone
      isBookable
      failure {
        code
      }
    }
  }
`;

interface Props {
  readonly business: ServiceCalendar_business$key;
  readonly provider: ServiceCalendar_provider$key | null | undefined;
  readonly service: ServiceCalendar_service$key;
  /** The other services of the same provider, which can be added to the cart. */
  readonly others: useVisitServices_service$key;
  readonly url: URL;
}

export function ServiceCalendar(props: Props) {
  const business = useFragment(businessFragment, props.business);
  const provider = useFragment(providerFragment, props.provider);
  const service = useFragment(serviceFragment, props.service);
  const { tag } = useLocale();
  const { availability } = service;
  const here = readCalendarAddress(props.url);
  const services = useVisitServices([service, ...props.others]);
  const { own, others } = useMemo(() => ({ own: services[0]!, others: services.slice(1) }), [services]);
  const address = useCalendarAddress(props.url, {
    shownZone: business.isZoneLocked ? null : availability.timeZone,
    settled: settledAddress(planVisit(own, others, choiceOf(here)), here),
  });
  const cart = useCart(own, others, props.url, address);
  const zone = business.isZoneLocked ? business.timeZone : availability.timeZone;
  const style = timeStyle(tag, zone, useClock(business.hourCycle));
  const question = {
    service: service.id,
    provider: provider?.id ?? null,
    staff: staffNamed(service.staff, address.chosen.staff)?.id ?? null,
    seats: address.chosen.seats ?? 1,
    also: furtherLines(choiceOf(address.chosen)),
    visitor: useAskedVisitor(),
    timeZone: zone,
  };
  const booking = useBooking(question, address, cart);
  const link = useOneTime();

  const { at, repeat } = address.chosen;
  const repeats =
    at !== null && repeat !== null && link === null && canRepeat(cart.plan, service.recurrenceMax);

  const details = useLazyModule(detailsPart, booking.isInDetails);
  const series = useLazyModule(seriesPart, !booking.isInDetails && repeats);
  usePrefetch(next);

  const screen = { business, provider, service, style, question, address, cart, booking };
  const phone = provider?.phone ?? business.phone;
  // A choice without any times can be changed beside the calendar, so the calendar stays.
  const isClosed = !availability.isBookable && !isMisfit(availability.failure);
  return (
    <WidgetFrame business={business}>
      {isClosed || provider?.isPublished === false ? (
        <ClosedCalendar
          business={business}
          provider={provider}
          name={service.name}
          isUnpayable={service.isPaymentUnavailable}
        />
      ) : link !== null && booking.flow.problem?.code === "SLUG_EXPIRED" ? (
        <ExpiredLink help={link.help} isKept end={<LanguageChoice />} />
      ) : booking.isTried ? (
        <DryRunEnd name={service.name} />
      ) : details !== null ? (
        <details.DetailsStep {...screen} phone={phone} />
      ) : series !== null && at !== null ? (
        <series.SeriesStep {...screen} startsAt={at} />
      ) : (
        <TimeStep {...screen} isZoneLocked={business.isZoneLocked} phone={phone} />
      )}
    </WidgetFrame>
  );
}
