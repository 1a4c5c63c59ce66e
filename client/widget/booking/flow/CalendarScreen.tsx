import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CalendarScreen_business$key } from "../../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../../__generated__/CalendarScreen_service.graphql.ts";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { Link } from "../../../router/Link.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import type { TimeFormatOptions } from "../../../time/format.ts";
import type { LocationKind } from "../details/answers.ts";
import type { CartPlan } from "../cart/planCart.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { keepGlobalParams } from "../../layout/keptParams.ts";
import { useCalendarGroup, CalendarGroupLink } from "../../layout/CalendarGroup.tsx";
import { calendarHref } from "../calendar/calendarAddress.ts";
import { withSelection } from "../cart/cartParams.ts";
import { useCartTitle } from "../cart/useCartTitle.ts";
import { isPaidOnline } from "../cart/isPaidOnline.ts";
import { TestMode } from "../../payment/TestMode.tsx";
import styles from "./CalendarScreen.module.css";
import { OrderBrief } from "./OrderBrief.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { BookingSteps, type StepLink, type StepName } from "../../layout/BookingSteps.tsx";

export interface ScreenProps {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: CalendarScreen_service$key;
  readonly timeFormat: TimeFormatOptions;
  readonly plan: CartPlan;
  /** The chosen start, an ISO instant. */
  readonly startsAt: string | null;
  /** Starts of a series in ascending order. Null or absent for a single appointment, or while they are unknown. */
  readonly seriesStarts?: readonly string[] | null;
  /** Staff names for each line. Null until they are known. */
  readonly staffByLine: readonly (readonly string[])[] | null;
  readonly guestNames: readonly string[];
  /** The chosen location kind. Null until one is chosen. */
  readonly locationKind: LocationKind | null;
}

interface Props extends ScreenProps {
  readonly step: StepName;
  readonly main: ReactNode;
  readonly aside?: ReactNode;
  readonly foot: ReactNode;
  readonly isBusy?: boolean;
  readonly hasNoNextStep?: boolean;
  /** On phones the heading shows length and price. */
  readonly showsTermsOnPhone?: boolean;
}

export function CalendarScreen({ step, main, aside, foot, locationKind, ...props }: Props) {
  const { isBusy = false, hasNoNextStep = false, showsTermsOnPhone = false } = props;
  const { timeFormat, plan, startsAt, seriesStarts = null, staffByLine, guestNames, ...fragmentKeys } = props;
  const business = useFragment(
    graphql`
      fragment CalendarScreen_business on Business {
        name
        paymentsAreTest
        ...OrderFacts_business
      }
    `,
    fragmentKeys.business,
  );
  const provider = useFragment(
    graphql`
      fragment CalendarScreen_provider on Provider {
        slug
        name
        ...OrderFacts_provider
      }
    `,
    fragmentKeys.provider,
  );
  const service = useFragment(
    graphql`
      fragment CalendarScreen_service on Service {
        picture
        ...OrderFacts_service
      }
    `,
    fragmentKeys.service,
  );
  const title = useCartTitle(plan);
  const { url } = useRouter();
  // The link keeps the language, time zone and embedding parameters of the address.
  const parentLink = useCalendarGroup();
  const providerHref = provider
    ? `/widget/appointment/${provider.slug}${keepGlobalParams(url.search)}`
    : null;
  const headingAbove = parentLink ? (
    <CalendarGroupLink group={parentLink} />
  ) : provider && providerHref !== null ? (
    <Link href={providerHref}>{provider.name}</Link>
  ) : (
    business.name
  );
  const choiceHref = parentLink?.href ?? providerHref;
  const pastSteps: Partial<Record<StepName, StepLink>> = {
    ...(choiceHref !== null && { service: { href: withSelection(choiceHref, plan) } }),
    ...(step === "details" && { time: { href: calendarHref(url, { isDetails: false }), replace: true } }),
  };
  return (
    <CalendarLayout
      picture={service.picture ? <img src={service.picture} alt="" /> : null}
      heading={<ScreenHeading overline={headingAbove} title={title} />}
      progress={
        <BookingSteps step={step} isPaid={plan.dueNow !== null} pastSteps={pastSteps} isBusy={isBusy} />
      }
      facts={
        <OrderFacts
          business={business}
          provider={provider}
          service={service}
          timeFormat={timeFormat}
          plan={plan}
          startsAt={startsAt}
          seriesStarts={seriesStarts}
          staffByLine={staffByLine}
          guestNames={guestNames}
          locationKind={locationKind}
        />
      }
      factsSummary={
        <OrderBrief
          plan={plan}
          timeFormat={timeFormat}
          startsAt={startsAt}
          times={Math.max(1, seriesStarts?.length ?? 1)}
        />
      }
      headerFacts={
        showsTermsOnPhone ? (
          <OrderBrief plan={plan} timeFormat={timeFormat} startsAt={null} times={1} isInline />
        ) : null
      }
      main={main}
      aside={aside}
      hasNoNextStep={hasNoNextStep}
      nextStep={
        business.paymentsAreTest && isPaidOnline(plan) ? (
          <>
            <div className={styles.test} data-next="">
              <TestMode />
            </div>
            {foot}
          </>
        ) : (
          foot
        )
      }
      pageFooter={<LanguageChoice />}
    />
  );
}
