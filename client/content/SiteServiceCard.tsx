import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SiteServiceCard_service$key } from "../__generated__/SiteServiceCard_service.graphql.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { formatDuration } from "../time/format.ts";
import { useLangAttributes, useWidgetHref } from "./siteContext.ts";
import { NextFreeTime } from "./nextFree/NextFreeTime.tsx";
import { usePriceFormatter } from "./usePriceFormatter.ts";
import styles from "./SiteServiceCard.module.css";

interface Props {
  readonly service: SiteServiceCard_service$key;
  /** Replaces the service's description. */
  readonly text?: string | null | undefined;
}

export function SiteServiceCard({ text, ...fragmentRefs }: Props) {
  const service = useFragment(
    graphql`
      fragment SiteServiceCard_service on Service {
        id
        slug
        name
        description
        picture
        durationMinutes
        pricePer
        price {
          amount
          currency
        }
      }
    `,
    fragmentRefs.service,
  );
  const langAttributes = useLangAttributes();
  const { localeTag } = useLocale();
  const formatPrice = usePriceFormatter();
  const widgetHref = useWidgetHref();
  const { name, description, picture, durationMinutes, price, pricePer, slug } = service;
  return (
    <a href={widgetHref(`/widget/appointment/service/${slug}`)} className={styles.card}>
      {picture ? (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={160}
          height={120}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <span className={styles.words}>
        <strong {...langAttributes} className={styles.name}>
          {name}
        </strong>
        <span {...langAttributes} className={styles.text}>
          {text ?? description}
        </span>
        <span className={styles.terms}>
          <span>{formatDuration(durationMinutes, localeTag)}</span>
          <span className={styles.price}>{formatPrice(price ?? null, pricePer)}</span>
        </span>
        <NextFreeTime service={service.id} />
        <span className={styles.way}>
          <Trans>Book a time</Trans>
        </span>
      </span>
    </a>
  );
}
