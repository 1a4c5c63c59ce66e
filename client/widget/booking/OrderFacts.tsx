import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OrderFacts_business$key } from "../../__generated__/OrderFacts_business.graphql.ts";
import type { OrderFacts_provider$key } from "../../__generated__/OrderFacts_provider.graphql.ts";
import type { OrderFacts_service$key } from "../../__generated__/OrderFacts_service.graphql.ts";
import { dateOfInstant, formatDate, formatDuration, formatTime, type TimeStyle } from "../../time/format.ts";
import { type SummaryItem, SummaryList } from "../../ui/SummaryList.tsx";
import type { LocationKind } from "../details/answers.ts";
import { knownPlace, placeWords } from "../details/placeWords.ts";
import { formatMoney } from "../words/formatMoney.ts";
import { ZoneWords } from "../words/ZoneWords.tsx";

interface Props {
  readonly business: OrderFacts_business$key;
  readonly provider: OrderFacts_provider$key | null | undefined;
  readonly service: OrderFacts_service$key;
  readonly style: TimeStyle;
  readonly startsAt: string | null;
  readonly staff: readonly string[] | null;
  /** Where, once that is chosen; before, all the service's places are named. */
  readonly place: LocationKind | null;
}

/** The order as it stands: how long, how much, where, with whom, when. */
export function OrderFacts({ style, startsAt, staff, place, ...keys }: Props) {
  const business = useFragment(
    graphql`
      fragment OrderFacts_business on Business {
        address
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
        durationMinutes
        price {
          amount
          currency
        }
        locationKinds
      }
    `,
    keys.service,
  );
  const { t, i18n } = useLingui();
  const { locale } = style;
  const address = provider?.address || business.address;
  const kinds = place === null ? service.locationKinds.map(knownPlace) : [place];
  const places = kinds
    .filter((kind) => kind !== null)
    .map((kind) => (kind === "AT_PROVIDER" && address !== "" ? address : i18n._(placeWords(kind))));

  const items: (SummaryItem | null)[] = [
    startsAt === null
      ? null
      : {
          id: "time",
          term: t`Time`,
          icon: "calendar",
          value: (
            <strong>
              <time dateTime={startsAt}>
                {formatDate(dateOfInstant(startsAt, style.timeZone), "short", locale)}
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
    { id: "length", term: t`Length`, icon: "clock", value: formatDuration(service.durationMinutes, locale) },
    {
      id: "price",
      term: t`Price`,
      icon: "money",
      value: service.price ? (
        <span data-figures="">{formatMoney(service.price, locale)}</span>
      ) : (
        <Trans>Free</Trans>
      ),
    },
    places.length === 0
      ? null
      : { id: "place", term: t`Place`, icon: "place", value: <Places places={places} /> },
    staff === null || staff.length === 0
      ? null
      : { id: "staff", term: t`With`, icon: "person", value: staff.join(", ") },
  ];
  return <SummaryList items={items.filter((item) => item !== null)} />;
}

/** One place, or the choice of several. */
function Places({ places }: { readonly places: readonly string[] }) {
  const { t } = useLingui();
  return places.join(` ${t({ message: "or", context: "between two places" })} `);
}
