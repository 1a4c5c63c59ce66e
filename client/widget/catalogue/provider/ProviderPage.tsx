import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ProviderPageQuery } from "../../../__generated__/ProviderPageQuery.graphql.ts";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { definePage, type PageProps } from "../../../router/page.ts";
import { SummaryList } from "../../../ui/SummaryList.tsx";
import { PickBrief, PickStatus } from "../../booking/picks/PickBrief.tsx";
import { PickFoot } from "../../booking/picks/PickFoot.tsx";
import { PickList } from "../../booking/picks/PickList.tsx";
import { PickToggle } from "../../booking/picks/PickToggle.tsx";
import { usePicks } from "../../booking/picks/usePicks.ts";
import { useVisitServices } from "../../booking/cart/useVisitServices.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { BookingSteps } from "../../layout/BookingSteps.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { calendarHead } from "../../layout/calendarHead.ts";
import { leadingOn } from "../../layout/lastingSearch.ts";
import { NextFreeTimes } from "../../booking/nextFree/NextFreeTimes.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { phoneHref } from "../../messages/phoneHref.ts";
import { ClosedCalendar } from "../../booking/calendar/ClosedCalendar.tsx";
import styles from "./ProviderPage.module.css";
import { ServiceCard } from "../services/ServiceCard.tsx";
import { ServiceCards } from "../services/ServiceCards.tsx";

const query = graphql`
  query ProviderPageQuery($provider: String!) {
    business {
      name
      phone
      ...WidgetFrame_business
      ...ClosedCalendar_business
      ...NextFreeTimes_business
      provider(slug: $provider) {
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
  const { tag } = useLocale();
  const provider = business?.provider;
  const services = provider?.services.edges.map((edge) => edge.node) ?? [];
  const under = `/widget/appointment/${provider?.slug ?? ""}`;
  const known = useVisitServices(services);
  const picks = usePicks(known, under);
  if (business == null || provider == null) return null;
  const phone = provider.phone ?? business.phone;
  if (!provider.isPublished || services.length === 0) {
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
            {picks.plan === null ? null : <PickList plan={picks.plan} locale={tag} />}
            <p>
              <OwnWords>{provider.description}</OwnWords>
            </p>
            <SummaryList
              items={[
                { id: "place", term: t`Place`, icon: "place", value: provider.address },
                { id: "phone", term: t`Phone`, icon: "phone", value: <a href={phoneHref(phone)}>{phone}</a> },
              ]}
            />
          </div>
        }
        brief={
          picks.plan === null ? <span>{provider.address}</span> : <PickBrief plan={picks.plan} locale={tag} />
        }
        foot={picks.plan === null ? null : <PickFoot picks={picks} />}
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
                {services.map((service, place) => (
                  <ServiceCard
                    key={service.id}
                    service={service}
                    under={under}
                    search={leadingOn(url.search)}
                    provider={provider.slug}
                    pick={<PickToggle picks={picks} service={known[place]!} />}
                  />
                ))}
              </ServiceCards>
            </NextFreeTimes>
            <PickStatus plan={picks.plan} locale={tag} />
          </section>
        }
        end={<LanguageChoice />}
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
  head: ({ business }, _params, url, i18n) => calendarHead(business, business?.provider, url, i18n),
  Component: ProviderPage,
});
