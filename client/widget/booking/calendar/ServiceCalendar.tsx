import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ServiceCalendar_business$key } from "../../../__generated__/ServiceCalendar_business.graphql.ts";
import type { ServiceCalendar_provider$key } from "../../../__generated__/ServiceCalendar_provider.graphql.ts";
import type { ServiceCalendar_service$key } from "../../../__generated__/ServiceCalendar_service.graphql.ts";
import type { useVisitServices_service$key } from "../../../__generated__/useVisitServices_service.graphql.ts";
import { getFurtherLines } from "../cart/furtherLines.ts";
import { planCart } from "../cart/planCart.ts";
import { useCart } from "../cart/useCart.ts";
import { useVisitServices } from "../cart/useVisitServices.ts";
import { readCartChoice, getCartCorrections } from "../cart/cartParams.ts";
import { DryRunEnd } from "../../layout/DryRunEnd.tsx";
import { detailsModule, searchesModule, seriesModule } from "../flow/lazyModules.ts";
import { useBooking } from "../flow/useBooking.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { useOneTimeLink } from "../../layout/OneTimeLinkProvider.tsx";
import { ExpiredLink } from "../../../shared/ExpiredLink.tsx";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { usePrefetch, useLazyModule } from "../../../router/lazyModule.ts";
import { useHourCycle } from "../../../time/clockChoice.ts";
import { getTimeFormat } from "../../messages/getTimeFormat.ts";
import { canRepeat } from "../series/canRepeat.ts";
import { ClosedCalendar } from "./ClosedCalendar.tsx";
import { isChoiceFailure } from "../alternatives/choiceFailure.ts";
import { TimeStep } from "./TimeStep.tsx";
import { readCalendarAddress } from "./calendarAddress.ts";
import { findStaff } from "./findStaff.ts";
import { useQueryVisitor } from "./useQueryVisitor.ts";
import { useCalendarAddress } from "./useCalendarAddress.ts";

const nextModules = [detailsModule, searchesModule];

const businessFragment = graphql`
  fragment ServiceCalendar_business on Business {
    hourCycle
    isZoneLocked
    phone
    timeZone
    ...WidgetFrame_business
    isSuspended
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
  @argumentDefinitions(provider: { type: "ID", defaultValue: null }) {
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
    ...TimeStep_service @arguments(provider: $provider)
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
  readonly otherServices: useVisitServices_service$key;
  readonly url: URL;
}

export function ServiceCalendar(props: Props) {
  const business = useFragment(businessFragment, props.business);
  const provider = useFragment(providerFragment, props.provider);
  const service = useFragment(serviceFragment, props.service);
  const { localeTag: locale } = useLocale();
  const { availability } = service;
  const loadedAddress = readCalendarAddress(props.url);
  const services = useVisitServices([service, ...props.otherServices]);
  const { mainService, otherServices } = useMemo(
    () => ({ mainService: services[0]!, otherServices: services.slice(1) }),
    [services],
  );
  const address = useCalendarAddress(props.url, {
    shownZone: business.isZoneLocked ? null : availability.timeZone,
    corrections: getCartCorrections(
      planCart(mainService, otherServices, readCartChoice(loadedAddress)),
      loadedAddress,
    ),
  });
  const cart = useCart(mainService, otherServices, props.url, address);
  const zone = business.isZoneLocked ? business.timeZone : availability.timeZone;
  const timeFormat = getTimeFormat(locale, zone, useHourCycle(business.hourCycle));
  const calendarQuery = {
    service: service.id,
    provider: provider?.id ?? null,
    staff: findStaff(service.staff, address.chosen.staff)?.id ?? null,
    seats: address.chosen.seats ?? 1,
    also: getFurtherLines(readCartChoice(address.chosen)),
    visitor: useQueryVisitor(),
    timeZone: zone,
  };
  const booking = useBooking(calendarQuery, address, cart);
  const oneTimeLink = useOneTimeLink();

  const { at, repeat } = address.chosen;
  const isRepeating =
    at !== null && repeat !== null && oneTimeLink === null && canRepeat(cart.plan, service.recurrenceMax);

  const detailsCode = useLazyModule(detailsModule, booking.isInDetails);
  const seriesCode = useLazyModule(seriesModule, !booking.isInDetails && isRepeating);
  usePrefetch(nextModules);

  const stepProps = {
    business,
    provider,
    service,
    timeFormat,
    calendarQuery,
    address,
    cart,
    booking,
  };
  const phone = provider?.phone ?? business.phone;
  // A choice without any times can be changed beside the calendar, so the calendar stays.
  const isClosed = !availability.isBookable && !isChoiceFailure(availability.failure);
  return (
    <WidgetFrame business={business}>
      {isClosed || business.isSuspended || provider?.isPublished === false ? (
        <ClosedCalendar
          business={business}
          provider={provider}
          name={service.name}
          isPaymentUnavailable={service.isPaymentUnavailable}
        />
      ) : oneTimeLink !== null && booking.flow.failure?.code === "SLUG_EXPIRED" ? (
        <ExpiredLink help={oneTimeLink.contact} keepsDetails pageFooter={<LanguageChoice />} />
      ) : booking.isDryRunDone ? (
        <DryRunEnd businessName={service.name} />
      ) : detailsCode !== null ? (
        <detailsCode.DetailsStep {...stepProps} phone={phone} />
      ) : seriesCode !== null && at !== null ? (
        <seriesCode.SeriesStep {...stepProps} startsAt={at} />
      ) : (
        <TimeStep {...stepProps} isZoneLocked={business.isZoneLocked} phone={phone} />
      )}
    </WidgetFrame>
  );
}
