import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OtlCards_business$key } from "../../__generated__/OtlCards_business.graphql.ts";
import type { OtlCards_link$key } from "../../__generated__/OtlCards_link.graphql.ts";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { BookingSteps } from "../layout/BookingSteps.tsx";
import { ServiceCard } from "../catalogue/services/ServiceCard.tsx";
import { ServiceCards } from "../catalogue/services/ServiceCards.tsx";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../layout/ScreenHeading.tsx";
import { NextFreeTimes } from "../booking/nextFree/NextFreeTimes.tsx";
import styles from "./OtlCards.module.css";
import { getOtlHref } from "./otlAddress.ts";

interface Props {
  readonly business: OtlCards_business$key;
  readonly link: OtlCards_link$key;
  readonly url: URL;
}

export function OtlCards({ url, ...fragmentKeys }: Props) {
  const business = useFragment(
    graphql`
      fragment OtlCards_business on Business {
        name
        ...NextFreeTimes_business
      }
    `,
    fragmentKeys.business,
  );
  const link = useFragment(
    graphql`
      fragment OtlCards_link on OneTimeLink {
        name
        services {
          id
          ...ServiceCard_service
        }
      }
    `,
    fragmentKeys.link,
  );
  const validityNote = <Trans>This link is valid for one booking.</Trans>;
  return (
    <CalendarLayout
      heading={<ScreenHeading overline={business.name} title={link.name || business.name} />}
      progress={<BookingSteps step="service" />}
      facts={<p className={styles.note}>{validityNote}</p>}
      main={
        <section className={styles.main}>
          <p className={styles.onPhone}>{validityNote}</p>
          <h2 className={styles.question}>
            <Trans>What would you like to book?</Trans>
          </h2>
          <NextFreeTimes
            business={business}
            cards={link.services.map(({ id }) => ({ service: id, provider: null }))}
          >
            <ServiceCards>
              {link.services.map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  calendarBase={(slug) => getOtlHref(url, slug)}
                  keptSearch=""
                />
              ))}
            </ServiceCards>
          </NextFreeTimes>
        </section>
      }
      pageFooter={<LanguageChoice />}
    />
  );
}
