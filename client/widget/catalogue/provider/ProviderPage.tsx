import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ProviderPageQuery } from "../../../__generated__/ProviderPageQuery.graphql.ts";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { definePage, type PageProps } from "../../../router/page.ts";
import { SummaryList } from "../../../ui/SummaryList.tsx";
import { SelectionBrief, SelectionStatus } from "../../booking/picks/SelectionBrief.tsx";
import { SelectionFoot } from "../../booking/picks/SelectionFoot.tsx";
import { SelectionList } from "../../booking/picks/SelectionList.tsx";
import { SelectionToggle } from "../../booking/picks/SelectionToggle.tsx";
import { useServiceSelection } from "../../booking/picks/useServiceSelection.ts";
import { useVisitServices } from "../../booking/cart/useVisitServices.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { BookingSteps } from "../../layout/BookingSteps.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { getCalendarHead } from "../../layout/calendarHead.ts";
import { keepParamsForCalendar } from "../../layout/keptParams.ts";
import { NextFreeTimes } from "../../booking/nextFree/NextFreeTimes.tsx";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { phoneHref } from "../../messages/phoneHref.ts";
import { ClosedCalendar } from "../../booking/calendar/ClosedCalendar.tsx";
import styles from "./ProviderPage.module.css";
import { ServiceCard } from "../services/ServiceCard.tsx";
import { ServiceCards } from "../services/ServiceCards.tsx";

const query = graphql`
  query ProviderPageQuery($provider: ID!) {
    business {
      name
      phone
      isSuspended
      ...WidgetFrame_business
      ...ClosedCalendar_business
      ...NextFreeTimes_business
      provider(id: $provider) {
        slug
        name
        description
        picture
        address
        phone
        isPublished
        ...ClosedCalendar_provider
        services(first: 100) {
          edges {
            node {
              id
              ...ServiceCard_service
              ...useVisitServices_service @arguments(isWhole: false)
            }
          }
        }
      }
    }
  }
`;

function ProviderPage({ queryRef, url }: PageProps<ProviderPageQuery>) {
  const { business } = usePreloadedQuery<ProviderPageQuery>(query, queryRef);
  const { t } = useLingui();
  const { localeTag: locale } = useLocale();
  const provider = business?.provider;
  const services = provider?.services.edges.map((edge) => edge.node) ?? [];
  const calendarBase = `/widget/appointment/${provider?.slug ?? ""}`;
  const cartServices = useVisitServices(services);
  const selection = useServiceSelection(cartServices, calendarBase);
  if (business == null || provider == null) return null;
  const phone = provider.phone ?? business.phone;
  if (business.isSuspended || !provider.isPublished || services.length === 0) {
    return (
      <WidgetFrame business={business}>
        <ClosedCalendar business={business} provider={provider} name={null} />
      </WidgetFrame>
    );
  }
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        heading={<ScreenHeading title={provider.name} />}
        progress={<BookingSteps step="service" />}
        facts={
          <div className={styles.facts}>
            {selection.plan === null ? null : <SelectionList plan={selection.plan} locale={locale} />}
            <p>
              <BusinessText>{provider.description}</BusinessText>
            </p>
            <SummaryList
              items={[
                { id: "place", term: t`Place`, icon: "place", value: provider.address },
                { id: "phone", term: t`Phone`, icon: "phone", value: <a href={phoneHref(phone)}>{phone}</a> },
              ]}
            />
          </div>
        }
        factsSummary={
          selection.plan === null ? (
            <span>{provider.address}</span>
          ) : (
            <SelectionBrief plan={selection.plan} locale={locale} />
          )
        }
        nextStep={selection.plan === null ? null : <SelectionFoot selection={selection} />}
        main={
          <section className={styles.main}>
            <h2 className={styles.question}>
              <Trans>What would you like to book?</Trans>
            </h2>
            <NextFreeTimes
              business={business}
              cards={services.map(({ id }) => ({ service: id, provider: provider.slug }))}
            >
              <ServiceCards>
                {services.map((service, index) => (
                  <ServiceCard
                    key={service.id}
                    service={service}
                    calendarBase={calendarBase}
                    keptSearch={keepParamsForCalendar(url.search)}
                    provider={provider.slug}
                    cartButton={<SelectionToggle selection={selection} service={cartServices[index]!} />}
                  />
                ))}
              </ServiceCards>
            </NextFreeTimes>
            <SelectionStatus plan={selection.plan} locale={locale} />
          </section>
        }
        pageFooter={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}

export const page = definePage<ProviderPageQuery>({
  query,
  variables: ({ provider = "" }) => ({ provider }),
  outcome: ({ business }) =>
    business?.provider ? { status: 200 } : { status: 404, message: "Cannot find calendar." },
  title: ({ business }) => business?.provider?.name ?? "",
  head: ({ business }, _params, url, i18n) => getCalendarHead(business, business?.provider, url, i18n),
  Component: ProviderPage,
});
