import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ServiceCard_service$key } from "../../../__generated__/ServiceCard_service.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Link } from "../../../router/Link.tsx";
import { formatDuration } from "../../../time/format.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { readPayment } from "../../../shared/readPayment.ts";
import { usePriceLabels } from "../../payment/usePriceLabels.ts";
import { NextFreeTime } from "../../booking/nextFree/NextFreeTime.tsx";
import styles from "./ServiceCard.module.css";
import { BusinessText } from "../../../shared/BusinessText.tsx";

interface Props {
  readonly service: ServiceCard_service$key;
  /** The path to which the service's slug is appended, or a function that returns the address for a slug. */
  readonly calendarBase: string | ((slug: string) => string);
  /** The query string to keep (language, theme, time zone). */
  readonly keptSearch: string;
  /** Slug of the provider. Null for all staff of the business. */
  readonly provider?: string | null;
  readonly note?: ReactNode;
  readonly cartButton?: ReactNode;
}

export function ServiceCard({ service, calendarBase, keptSearch, provider = null, note, cartButton }: Props) {
  const { id, slug, name, description, picture, durationMinutes, price, pricePer, payment, mode } =
    useFragment(
      graphql`
        fragment ServiceCard_service on Service {
          id
          slug
          name
          description
          picture
          durationMinutes
          price {
            amount
            currency
          }
          pricePer
          payment {
            share
            depositAmount {
              amount
            }
            depositPercent
          }
          mode
        }
      `,
      service,
    );
  const { localeTag: locale } = useLocale();
  const priceMessages = usePriceLabels();
  const paymentTerms = priceMessages.terms(
    { ...readPayment(payment), price: price ?? null, isRequest: mode === "REQUEST" },
    locale,
  );
  const card = (
    <Link
      href={typeof calendarBase === "string" ? `${calendarBase}/${slug}${keptSearch}` : calendarBase(slug)}
      className={styles.card}
    >
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />
      ) : null}
      <span className={styles.words}>
        <span className={styles.name}>
          <BusinessText>{name}</BusinessText>
        </span>
        <span className={styles.description}>
          <BusinessText>{description}</BusinessText>
        </span>
        <span className={styles.terms}>
          <span>{formatDuration(durationMinutes, locale)}</span>
          <span className={styles.price}>{priceMessages.price(price ?? null, pricePer, locale)}</span>
          {paymentTerms === null ? null : <span className={styles.when}>{paymentTerms}</span>}
        </span>
        {note == null ? null : <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.sign}>
        <Icon name="next" />
      </span>
      <NextFreeTime card={{ service: id, provider }} />
    </Link>
  );
  return cartButton == null ? (
    card
  ) : (
    <div className={styles.frame}>
      {card}
      <div className={styles.pick}>{cartButton}</div>
    </div>
  );
}
