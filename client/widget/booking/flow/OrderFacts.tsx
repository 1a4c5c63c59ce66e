import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import type { OrderFacts_business$key } from "../../../__generated__/OrderFacts_business.graphql.ts";
import type { OrderFacts_provider$key } from "../../../__generated__/OrderFacts_provider.graphql.ts";
import type { OrderFacts_service$key } from "../../../__generated__/OrderFacts_service.graphql.ts";
import {
  toLocalDate,
  formatDateHeading,
  formatDuration,
  formatTime,
  type TimeFormatOptions,
} from "../../../time/format.ts";
import { getLineLocations, findCommonLocations } from "../cart/lineLocations.ts";
import { getAllLines, type CartPlan } from "../cart/planCart.ts";
import { DueRows, type Tax } from "../../payment/DueRows.tsx";
import { usePriceLabels } from "../../payment/usePriceLabels.ts";
import { RepeatFacts } from "../series/RepeatFacts.tsx";
import { OrderSummary } from "../cart/OrderSummary.tsx";
import { type SummaryItem, SummaryList } from "../../../ui/SummaryList.tsx";
import type { LocationKind } from "../details/answers.ts";
import { toKnownLocation } from "../details/locationLabels.ts";
import { useFormatLocations } from "../details/useFormatLocations.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import styles from "./OrderFacts.module.css";
import { ZoneLabel } from "../../messages/ZoneLabel.tsx";

interface Props {
  readonly business: OrderFacts_business$key;
  readonly provider: OrderFacts_provider$key | null | undefined;
  readonly service: OrderFacts_service$key;
  readonly timeFormat: TimeFormatOptions;
  readonly plan: CartPlan;
  readonly startsAt: string | null;
  /** Starts of a series in ascending order. Null for a single appointment. */
  readonly seriesStarts: readonly string[] | null;
  readonly staffByLine: readonly (readonly string[])[] | null;
  readonly guestNames: readonly string[];
  /** The chosen location kind. While it is null, all locations of the service are shown. */
  readonly locationKind: LocationKind | null;
}

export const OrderFacts = memo(function OrderFacts(props: Props) {
  const { timeFormat, plan, startsAt, seriesStarts, staffByLine, guestNames, locationKind, ...fragmentKeys } =
    props;
  const business = useFragment(
    graphql`
      fragment OrderFacts_business on Business {
        address
        tax {
          name
          percent
        }
      }
    `,
    fragmentKeys.business,
  );
  const provider = useFragment(
    graphql`
      fragment OrderFacts_provider on Provider {
        address
      }
    `,
    fragmentKeys.provider,
  );
  const service = useFragment(
    graphql`
      fragment OrderFacts_service on Service {
        locationKinds
      }
    `,
    fragmentKeys.service,
  );
  const { t } = useLingui();
  const { locale } = timeFormat;
  const address = provider?.address ?? business.address;
  const formatLocations = useFormatLocations(address);
  const serviceLocations =
    locationKind === null
      ? service.locationKinds.map(toKnownLocation).filter((kind) => kind !== null)
      : [locationKind];
  const commonLocations =
    plan.lineInputs.length === 1 ? serviceLocations : findCommonLocations(getAllLines(plan), locationKind);
  const locationText = commonLocations === null ? "" : formatLocations(commonLocations);
  const isSingleLine = plan.lineInputs.length === 1;
  const staffNames = staffByLine?.[0] ?? [];
  const items: (SummaryItem | null)[] = [
    { id: "length", term: t`Length`, icon: "clock", value: formatDuration(plan.totalMinutes, locale) },
    isSingleLine
      ? {
          id: "price",
          term: t`Price`,
          icon: "money",
          value: <Price plan={plan} tax={business.tax ?? null} locale={locale} />,
        }
      : null,
    plan.guests === null || plan.guests === 0
      ? null
      : {
          id: "guests",
          term: t`Guests`,
          icon: "person",
          value: <Plural value={plan.guests} one="# guest" other="# guests" />,
        },
    locationText === "" ? null : { id: "place", term: t`Place`, icon: "place", value: locationText },
    !isSingleLine || staffNames.length === 0
      ? null
      : { id: "staff", term: t`With`, icon: "person", value: formatList(staffNames, timeFormat.locale) },
    // The time comes last, so earlier entries do not move when a time is chosen.
    startsAt === null
      ? null
      : {
          id: "time",
          term: t`Time`,
          icon: "calendar",
          value: (
            <strong>
              <time dateTime={startsAt}>
                {formatDateHeading(toLocalDate(startsAt, timeFormat.timeZone), "short", locale)}
              </time>
              {", "}
              <time dateTime={startsAt}>{formatTime(startsAt, timeFormat)}</time>
            </strong>
          ),
        },
    startsAt === null
      ? null
      : {
          id: "zone",
          term: t`Time zone`,
          icon: "globe",
          value: <ZoneLabel timeZone={timeFormat.timeZone} instant={startsAt} />,
        },
    seriesStarts === null || seriesStarts.length === 0
      ? null
      : {
          id: "repeats",
          term: t`Repeats`,
          icon: "repeat",
          value: <RepeatFacts seriesStarts={seriesStarts} timeFormat={timeFormat} />,
        },
  ];
  return (
    <div className={styles.facts}>
      {isSingleLine ? null : (
        <OrderSummary
          plan={plan}
          timeFormat={timeFormat}
          startsAt={startsAt}
          staffByLine={staffByLine}
          guestNames={guestNames}
          tax={business.tax}
          formatLineLocation={
            commonLocations === null
              ? (line) => formatLocations(getLineLocations(line, locationKind))
              : undefined
          }
        />
      )}
      <SummaryList items={items.filter((item) => item !== null)} />
    </div>
  );
});

interface PriceProps {
  readonly plan: CartPlan;
  readonly tax: Tax | null;
  readonly locale: string;
}

function Price({ plan, tax, locale }: PriceProps) {
  const priceMessages = usePriceLabels();
  const { price, pricePer } = plan.lines[0]!.service;
  if (price === null || plan.total === null) return <Trans>Free</Trans>;
  const count = plan.total.amount / price.amount;
  const unitPrice = priceMessages.price(price, pricePer, locale);
  return (
    <span className={styles.price}>
      {count === 1 ? (
        <strong data-figures="">{unitPrice}</strong>
      ) : (
        <>
          <strong data-figures="">{formatMoney(plan.total, locale)}</strong>
          <span data-figures="" className={styles.each}>
            {count} × {unitPrice}
          </span>
        </>
      )}
      <DueRows orderSum={plan} tax={tax} locale={locale} />
    </span>
  );
}
