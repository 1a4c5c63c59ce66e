import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CalendarScreen_business$key } from "../../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../../__generated__/CalendarScreen_service.graphql.ts";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { Link } from "../../../router/Link.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import type { TimeStyle } from "../../../time/format.ts";
import type { LocationKind } from "../details/answers.ts";
import type { VisitPlan } from "../cart/planVisit.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { lasting } from "../../layout/lastingSearch.ts";
import { useWayUp, WayUpLink } from "../../layout/WayUp.tsx";
import { calendarHref } from "../calendar/calendarAddress.ts";
import { withPicks } from "../cart/visitAddress.ts";
import { useVisitTitle } from "../cart/useVisitTitle.ts";
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
  readonly style: TimeStyle;
  readonly plan: VisitPlan;
  /** The chosen start, an ISO instant. */
  readonly startsAt: string | null;
  /** Starts of a series in ascending order. Null or absent for a single appointment, or while they are unknown. */
  readonly series?: readonly string[] | null;
  /** Staff names for each line. Null until they are known. */
  readonly staff: readonly (readonly string[])[] | null;
  readonly guests: readonly string[];
  /** The chosen location kind. Null until one is chosen. */
  readonly place: LocationKind | null;
}

interface Props extends ScreenProps {
  readonly step: StepName;
  readonly main: ReactNode;
  readonly aside?: ReactNode;
  readonly foot: ReactNode;
  readonly isBusy?: boolean;
  readonly isWaiting?: boolean;
  /** On phones the heading shows length and price. */
  readonly hasTerms?: boolean;
}

export function CalendarScreen({ step, main, aside, foot, place, ...props }: Props) {
  const { isBusy = false, isWaiting = false, hasTerms = false } = props;
  const { style, plan, startsAt, series = null, staff, guests, ...keys } = props;
  const business = useFragment(
    graphql`
      fragment CalendarScreen_business on Business {
        name
        paymentsAreTest
        ...OrderFacts_business
      }
    `,
    keys.business,
  );
  const provider = useFragment(
    graphql`
      fragment CalendarScreen_provider on Provider {
        slug
        name
        ...OrderFacts_provider
      }
    `,
    keys.provider,
  );
  const service = useFragment(
    graphql`
      fragment CalendarScreen_service on Service {
        picture
        ...OrderFacts_service
      }
    `,
    keys.service,
  );
  const title = useVisitTitle(plan);
  const { url } = useRouter();
  // The link keeps the language, time zone and embedding parameters of the address.
  const wayUp = useWayUp();
  const providerHref = provider ? `/widget/appointment/${provider.slug}${lasting(url.search)}` : null;
  const above = wayUp ? (
    <WayUpLink to={wayUp} />
  ) : provider && providerHref !== null ? (
    <Link href={providerHref}>{provider.name}</Link>
  ) : (
    business.name
  );
  const choiceHref = wayUp?.href ?? providerHref;
  const back: Partial<Record<StepName, StepLink>> = {
    ...(choiceHref !== null && { service: { href: withPicks(choiceHref, plan) } }),
    ...(step === "details" && { time: { href: calendarHref(url, { isDetails: false }), replace: true } }),
  };
  return (
    <CalendarLayout
      picture={service.picture ? <img src={service.picture} alt="" /> : null}
      heading={<ScreenHeading above={above} title={title} />}
      progress={<BookingSteps step={step} isPaid={plan.dueNow !== null} back={back} isBusy={isBusy} />}
      facts={
        <OrderFacts
          business={business}
          provider={provider}
          service={service}
          style={style}
          plan={plan}
          startsAt={startsAt}
          series={series}
          staff={staff}
          guests={guests}
          place={place}
        />
      }
      brief={
        <OrderBrief plan={plan} style={style} startsAt={startsAt} times={Math.max(1, series?.length ?? 1)} />
      }
      terms={hasTerms ? <OrderBrief plan={plan} style={style} startsAt={null} times={1} isInline /> : null}
      main={main}
      aside={aside}
      isWaiting={isWaiting}
      foot={
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
      end={<LanguageChoice />}
    />
  );
}
