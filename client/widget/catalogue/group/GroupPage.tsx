import { Trans } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { GroupPageQuery } from "../../../__generated__/GroupPageQuery.graphql.ts";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { definePage, type PageProps } from "../../../router/page.ts";
import { BookingSteps } from "../../layout/BookingSteps.tsx";
import { ClosedCalendar } from "../../booking/calendar/ClosedCalendar.tsx";
import { ServiceCard } from "../services/ServiceCard.tsx";
import { ServiceCards } from "../services/ServiceCards.tsx";
import { NextFreeTimes } from "../../booking/nextFree/NextFreeTimes.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { getCalendarHead } from "../../layout/calendarHead.ts";
import { keepParamsForCalendar } from "../../layout/keptParams.ts";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import styles from "./GroupPage.module.css";
import { ProviderNote } from "./ProviderNote.tsx";

const query = graphql`
  query GroupPageQuery($id: ID!) {
    business {
      name
      isSuspended
      ...WidgetFrame_business
      ...ClosedCalendar_business
      ...NextFreeTimes_business
      group(id: $id) {
        id
        name
        description
        isPublished
        calendars {
          service {
            id
            ...ServiceCard_service
          }
          provider {
            slug
            name
          }
        }
      }
    }
  }
`;

function GroupPage({ queryRef, url }: PageProps<GroupPageQuery>) {
  const { business } = usePreloadedQuery<GroupPageQuery>(query, queryRef);
  const group = business?.group;
  if (business == null || group == null) return null;
  if (business.isSuspended || !group.isPublished || group.calendars.length === 0) {
    return (
      <WidgetFrame business={business}>
        <ClosedCalendar business={business} provider={null} name={group.name} />
      </WidgetFrame>
    );
  }
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        heading={
          <ScreenHeading overline={business.name} title={group.name} description={group.description} />
        }
        progress={<BookingSteps step="service" />}
        main={
          <section className={styles.main}>
            <h2 className={styles.question}>
              <Trans>What would you like to book?</Trans>
            </h2>
            <NextFreeTimes
              business={business}
              cards={group.calendars.map(({ service, provider }) => ({
                service: service.id,
                provider: provider?.slug ?? null,
              }))}
            >
              <ServiceCards>
                {group.calendars.map(({ service, provider }) => (
                  <ServiceCard
                    key={`${provider?.slug ?? ""}/${service.id}`}
                    service={service}
                    calendarBase={`/widget/appointment/${provider?.slug ?? "service"}`}
                    keptSearch={keepParamsForCalendar(url.search)}
                    provider={provider?.slug ?? null}
                    note={provider ? <ProviderNote name={provider.name} /> : null}
                  />
                ))}
              </ServiceCards>
            </NextFreeTimes>
          </section>
        }
        pageFooter={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}

export const page = definePage<GroupPageQuery>({
  query,
  variables: ({ groupSlug = null, groupId = null }) => ({ id: groupSlug ?? groupId ?? "" }),
  outcome: ({ business }, { groupId = null }) => {
    const group = business?.group;
    const isFound = group != null && (groupId === null || group.id === groupId);
    return isFound ? { status: 200 } : { status: 404, message: "Cannot find calendar." };
  },
  title: ({ business }) => business?.group?.name ?? "",
  head: ({ business }, _params, url, i18n) =>
    getCalendarHead(business, business?.group && { ...business.group, picture: null }, url, i18n),
  Component: GroupPage,
});
