import { graphql, usePreloadedQuery } from "react-relay";
import type { OtlPageQuery } from "../../__generated__/OtlPageQuery.graphql.ts";
import { ExpiredLink } from "../../shared/ExpiredLink.tsx";
import { getCalendarModules } from "../booking/flow/lazyModules.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { getCalendarVariables } from "../booking/calendar/calendarVariables.ts";
import { ClosedCalendar } from "../booking/calendar/ClosedCalendar.tsx";
import { ServiceCalendar } from "../booking/calendar/ServiceCalendar.tsx";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { CalendarGroupProvider } from "../layout/CalendarGroup.tsx";
import { WidgetFrame } from "../layout/WidgetFrame.tsx";
import { OneTimeLinkProvider } from "../layout/OneTimeLinkProvider.tsx";
import { getOtlChoiceHref, readOtlAddress } from "./otlAddress.ts";
import { OtlCards } from "./OtlCards.tsx";
import { useResetScreen } from "./useResetScreen.ts";
import { getExpiredLinkHelp, getOtlOutcome } from "./otlOutcome.ts";

const query = graphql`
  query OtlPageQuery(
    $slug: ID!
    $service: ID!
    $hasService: Boolean!
    $from: Date
    $to: Date
    $date: Date
    $timeZone: TimeZone
    $staff: ID
    $seats: Int!
    $also: [LineInput!]
    $visitor: String
    $slots: Int!
  ) {
    business {
      name
      phone
      accentColor
      isSuspended
      providers(first: 1) {
        edges {
          node {
            slug
          }
        }
      }
      ...WidgetFrame_business
      ...ClosedCalendar_business
      ...OtlCards_business
      ...ServiceCalendar_business
      oneTimeLink(id: $slug) {
        __typename
        ... on OneTimeLink {
          slug
          name
          services {
            slug
          }
          ...OtlCards_link @alias(as: "cards")
        }
      }
      service(id: $service) @include(if: $hasService) {
        name
        guestMode
        staff {
          id
          slug
        }
        ...ServiceCalendar_service
      }
    }
  }
`;

function OtlPage({ queryRef, params, url }: PageProps<OtlPageQuery>) {
  const { business } = usePreloadedQuery<OtlPageQuery>(query, queryRef);
  const link = business?.oneTimeLink;
  const { service: chosenService } = readOtlAddress(params, url);
  useResetScreen(chosenService);
  if (business == null) return null;
  if (link?.__typename !== "OneTimeLink" || link.cards == null) {
    // The link expired after the page was loaded.
    return (
      <WidgetFrame business={business}>
        <ExpiredLink help={getExpiredLinkHelp(business, url)} keepsDetails pageFooter={<LanguageChoice />} />
      </WidgetFrame>
    );
  }
  if (business.isSuspended || link.services.length === 0) {
    return (
      <WidgetFrame business={business}>
        <ClosedCalendar business={business} provider={null} name={link.name} />
      </WidgetFrame>
    );
  }
  if (chosenService === null || business.service == null) {
    return (
      <WidgetFrame business={business}>
        <OtlCards business={business} link={link.cards} url={url} />
      </WidgetFrame>
    );
  }
  const calendar = (
    <ServiceCalendar
      key={chosenService}
      business={business}
      provider={null}
      service={business.service}
      // A one-time link is valid for one service.
      otherServices={[]}
      url={url}
    />
  );
  const parentLink = { href: getOtlChoiceHref(url), name: link.name || business.name };
  return (
    <OneTimeLinkProvider link={{ slug: link.slug, contact: getExpiredLinkHelp(business, url) }}>
      {link.services.length === 1 ? (
        calendar
      ) : (
        <CalendarGroupProvider group={parentLink}>{calendar}</CalendarGroupProvider>
      )}
    </OneTimeLinkProvider>
  );
}

/** A one-time link shows its calendar or a choice of services. An expired link returns 410. */
export const page = definePage<OtlPageQuery>({
  query,
  variables(params, url) {
    const { slug, service } = readOtlAddress(params, url);
    const { isVisit: _, ...calendar } = getCalendarVariables(url);
    return { slug, service: service ?? "", hasService: service !== null, ...calendar };
  },
  outcome: ({ business }, params, url) => getOtlOutcome(business ?? null, readOtlAddress(params, url), url),
  title: ({ business }) => {
    const link = business?.oneTimeLink;
    const name = link?.__typename === "OneTimeLink" ? link.name : "";
    return [business?.service?.name, name].filter(Boolean).join(" · ") || (business?.name ?? "");
  },
  lazyModules: getCalendarModules,
  Component: OtlPage,
});
