import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ServiceCard_service$key } from "../../../__generated__/ServiceCard_service.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Link } from "../../../router/Link.tsx";
import { formatDuration } from "../../../time/format.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { usePriceWords } from "../../payment/usePriceWords.ts";
import { NextFreeTime } from "../../booking/nextFree/NextFreeTime.tsx";
import styles from "./ServiceCard.module.css";
import { OwnWords } from "../../layout/OwnWords.tsx";

interface Props {
  readonly service: ServiceCard_service$key;
  /** The path to which the service's slug is appended, or a function that returns the address for a slug. */
  readonly under: string | ((slug: string) => string);
  /** The query string to keep (language, theme, time zone). */
  readonly search: string;
  /** Slug of the provider. Null for all staff of the business. */
  readonly provider?: string | null;
  readonly note?: ReactNode;
  readonly pick?: ReactNode;
}

export function ServiceCard({ service, under, search, provider = null, note, pick }: Props) {
  const { id, slug, name, description, picture, durationMinutes, price, ...payment } = useFragment(
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
        paymentRule
        paymentValue
        mode
      }
    `,
    service,
  );
  const { tag } = useLocale();
  const words = usePriceWords();
  const terms = words.terms({ ...payment, price: price ?? null, isRequest: payment.mode === "REQUEST" }, tag);
  const card = (
    <Link
      href={typeof under === "string" ? `${under}/${slug}${search}` : under(slug)}
      className={styles.card}
    >
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />
      ) : null}
      <span className={styles.words}>
        <span className={styles.name}>
          <OwnWords>{name}</OwnWords>
        </span>
        <span className={styles.description}>
          <OwnWords>{description}</OwnWords>
        </span>
        <span className={styles.terms}>
          <span>{formatDuration(durationMinutes, tag)}</span>
          <span className={styles.price}>{words.price(price ?? null, payment.pricePer, tag)}</span>
          {terms === null ? null : <span className={styles.when}>{terms}</span>}
        </span>
        {note == null ? null : <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.sign}>
        <Icon name="next" />
      </span>
      <NextFreeTime card={{ service: id, provider }} />
    </Link>
  );
  return pick == null ? (
    card
  ) : (
    <div className={styles.frame}>
      {card}
      <div className={styles.pick}>{pick}</div>
    </div>
  );
}
