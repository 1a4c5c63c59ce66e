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

/** What every step of a booking shows around its question. */
export interface ScreenProps {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: CalendarScreen_service$key;
  readonly style: TimeStyle;
  readonly plan: VisitPlan;
  /** The chosen start, an ISO instant. */
  readonly startsAt: string | null;
  /** Every start of a series, in the order of time; null or absent: it is one visit, or not known yet. */
  readonly series?: readonly string[] | null;
  /** Who will serve each line of the visit, once that is known. */
  readonly staff: readonly (readonly string[])[] | null;
  /** The guests' names, as far as they are known. */
  readonly guests: readonly string[];
  /** Where, once that is chosen. */
  readonly place: LocationKind | null;
}

interface Props extends ScreenProps {
  readonly step: StepName;
  readonly main: ReactNode;
  readonly aside?: ReactNode;
  readonly foot: ReactNode;
  /** While something is sent, the visitor cannot return to a past step. */
  readonly isBusy?: boolean;
  /** There is no next step yet. */
  readonly isWaiting?: boolean;
  /** On a phone the heading says length and price. */
  readonly hasTerms?: boolean;
}

/** One step of a booking: the order in sight, the question in the middle, the next step at the foot. */
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
  // Back to everything that is offered there, with what the address says of language, zone and frame.
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
