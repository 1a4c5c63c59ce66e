import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ServiceCardBlock_block$key } from "../../__generated__/ServiceCardBlock_block.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { formatDuration } from "../../time/format.ts";
import { useAuthored, useWidgetHref } from "../authored.ts";
import { NextFreeTime } from "../nextFree/NextFreeTime.tsx";
import { usePriceText } from "../priceText.ts";
import { Section } from "../Section.tsx";
import styles from "./ServiceCardBlock.module.css";

/** A service as it is now: its length, its price, when it is free next, and the way to book it. */
export function ServiceCardBlock(props: { readonly block: ServiceCardBlock_block$key }) {
  const { anchor, text, service } = useFragment(
    graphql`
      fragment ServiceCardBlock_block on ServiceCardBlock {
        anchor
        text
        service {
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
      }
    `,
    props.block,
  );
  const authored = useAuthored();
  const { tag } = useLocale();
  const priceText = usePriceText();
  const widgetHref = useWidgetHref();
  if (service == null) return null;
  const { name, description, picture, durationMinutes, price, pricePer, slug } = service;
  return (
    <Section anchor={anchor}>
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
          <strong {...authored} className={styles.name}>
            {name}
          </strong>
          <span {...authored} className={styles.text}>
            {text || description}
          </span>
          <span className={styles.terms}>
            <span>{formatDuration(durationMinutes, tag)}</span>
            <span className={styles.price}>{priceText(price ?? null, pricePer)}</span>
          </span>
          <NextFreeTime service={service.id} />
          <span className={styles.way}>
            <Trans>Book a time</Trans>
          </span>
        </span>
      </a>
    </Section>
  );
}
