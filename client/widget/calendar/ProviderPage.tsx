import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ProviderPageQuery } from "../../__generated__/ProviderPageQuery.graphql.ts";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { definePage, type PageProps } from "../../router/page.ts";
import { SummaryList } from "../../ui/SummaryList.tsx";
import { Steps } from "../../ui/Steps.tsx";
import { useStepWords } from "../booking/stepWords.ts";
import { LanguageSwitch } from "../frame/LanguageSwitch.tsx";
import { leadingOn } from "../frame/lastingSearch.ts";
import { NextFreeTimes } from "../nextFree/NextFreeTimes.tsx";
import { OwnWords } from "../frame/OwnWords.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { WidgetFrame } from "../frame/WidgetFrame.tsx";
import { phoneHref } from "../words/phoneHref.ts";
import { ClosedCalendar } from "./ClosedCalendar.tsx";
import styles from "./ProviderPage.module.css";
import { ServiceCard } from "./ServiceCard.tsx";
import { ServiceCards } from "./ServiceCards.tsx";

const query = graphql`
  query ProviderPageQuery($provider: String!) {
    business {
      phone
      ...WidgetFrame_business
      ...ClosedCalendar_business
      ...NextFreeTimes_business
      provider(slug: $provider) {
        slug
        name
        description
        address
        phone
        isPublished
        ...ClosedCalendar_provider
        services(first: 100) {
          edges {
            node {
              id
              ...ServiceCard_service
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
  const words = useStepWords();
  const provider = business?.provider;
  if (business == null || provider == null) return null;
  const services = provider.services.edges.map((edge) => edge.node);
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
        progress={<Steps {...words} current={0} />}
        facts={
          <div className={styles.facts}>
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
        brief={<span>{provider.address}</span>}
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
                {services.map((service) => (
                  <ServiceCard
                    key={service.id}
                    service={service}
                    under={`/widget/appointment/${provider.slug}`}
                    search={leadingOn(url.search)}
                    provider={provider.slug}
                  />
                ))}
              </ServiceCards>
            </NextFreeTimes>
          </section>
        }
        end={<LanguageSwitch />}
      />
    </WidgetFrame>
  );
}

/** What a team or place offers; each service leads to its calendar. */
export const page = definePage<ProviderPageQuery>({
  query,
  variables: ({ provider = "" }) => ({ provider }),
  outcome: ({ business }) =>
    business?.provider ? { status: 200 } : { status: 404, message: "Cannot find calendar." },
  title: ({ business }) => business?.provider?.name ?? "",
  Component: ProviderPage,
});
