import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import type { OrderFacts_business$key } from "../../../__generated__/OrderFacts_business.graphql.ts";
import type { OrderFacts_provider$key } from "../../../__generated__/OrderFacts_provider.graphql.ts";
import type { OrderFacts_service$key } from "../../../__generated__/OrderFacts_service.graphql.ts";
import {
  dateOfInstant,
  formatDateHeading,
  formatDuration,
  formatTime,
  type TimeStyle,
} from "../../../time/format.ts";
import { linePlaces, sharedPlaces } from "../cart/linePlaces.ts";
import { allLines, type VisitPlan } from "../cart/planVisit.ts";
import { DueRows, type Tax } from "../../payment/DueRows.tsx";
import { usePriceWords } from "../../payment/usePriceWords.ts";
import { RepeatFacts } from "../series/RepeatFacts.tsx";
import { VisitSummary } from "../cart/VisitSummary.tsx";
import { type SummaryItem, SummaryList } from "../../../ui/SummaryList.tsx";
import type { LocationKind } from "../details/answers.ts";
import { knownPlace } from "../details/placeWords.ts";
import { usePlaceText } from "../details/usePlaceText.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import styles from "./OrderFacts.module.css";
import { ZoneWords } from "../../messages/ZoneWords.tsx";

interface Props {
  readonly business: OrderFacts_business$key;
  readonly provider: OrderFacts_provider$key | null | undefined;
  readonly service: OrderFacts_service$key;
  readonly style: TimeStyle;
  readonly plan: VisitPlan;
  readonly startsAt: string | null;
  /** Starts of a series in ascending order. Null for a single appointment. */
  readonly series: readonly string[] | null;
  readonly staff: readonly (readonly string[])[] | null;
  readonly guests: readonly string[];
  /** The chosen location kind. While it is null, all locations of the service are shown. */
  readonly place: LocationKind | null;
}

export const OrderFacts = memo(function OrderFacts(props: Props) {
  const { style, plan, startsAt, series, staff, guests, place, ...keys } = props;
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
    keys.business,
  );
  const provider = useFragment(
    graphql`
      fragment OrderFacts_provider on Provider {
        address
      }
    `,
    keys.provider,
  );
  const service = useFragment(
    graphql`
      fragment OrderFacts_service on Service {
        locationKinds
      }
    `,
    keys.service,
  );
  const { t } = useLingui();
  const { locale } = style;
  const address = provider?.address || business.address;
  const placeText = usePlaceText(address);
  const own =
    place === null ? service.locationKinds.map(knownPlace).filter((kind) => kind !== null) : [place];
  const shared = plan.input.length === 1 ? own : sharedPlaces(allLines(plan), place);
  const places = shared === null ? "" : placeText(shared);
  const isOne = plan.input.length === 1;
  const people = staff?.[0] ?? [];
  const items: (SummaryItem | null)[] = [
    { id: "length", term: t`Length`, icon: "clock", value: formatDuration(plan.minutes, locale) },
    isOne
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
    places === "" ? null : { id: "place", term: t`Place`, icon: "place", value: places },
    !isOne || people.length === 0
      ? null
      : { id: "staff", term: t`With`, icon: "person", value: formatList(people, style.locale) },
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
                {formatDateHeading(dateOfInstant(startsAt, style.timeZone), "short", locale)}
              </time>
              {", "}
              <time dateTime={startsAt}>{formatTime(startsAt, style)}</time>
            </strong>
          ),
        },
    startsAt === null
      ? null
      : {
          id: "zone",
          term: t`Time zone`,
          icon: "globe",
          value: <ZoneWords timeZone={style.timeZone} instant={startsAt} />,
        },
    series === null || series.length === 0
      ? null
      : {
          id: "repeats",
          term: t`Repeats`,
          icon: "repeat",
          value: <RepeatFacts starts={series} style={style} />,
        },
  ];
  return (
    <div className={styles.facts}>
      {isOne ? null : (
        <VisitSummary
          plan={plan}
          style={style}
          startsAt={startsAt}
          staff={staff}
          guests={guests}
          tax={business.tax}
          placeOf={shared === null ? (line) => placeText(linePlaces(line, place)) : undefined}
        />
      )}
      <SummaryList items={items.filter((item) => item !== null)} />
    </div>
  );
});

interface PriceProps {
  readonly plan: VisitPlan;
  readonly tax: Tax | null;
  readonly locale: string;
}

function Price({ plan, tax, locale }: PriceProps) {
  const words = usePriceWords();
  const { price, pricePer } = plan.lines[0]!.service;
  if (price === null || plan.total === null) return <Trans>Free</Trans>;
  const count = plan.total.amount / price.amount;
  const each = words.price(price, pricePer, locale);
  return (
    <span className={styles.price}>
      {count === 1 ? (
        <strong data-figures="">{each}</strong>
      ) : (
        <>
          <strong data-figures="">{formatMoney(plan.total, locale)}</strong>
          <span data-figures="" className={styles.each}>
            {count} × {each}
          </span>
        </>
      )}
      <DueRows sum={plan} tax={tax} locale={locale} />
    </span>
  );
}
