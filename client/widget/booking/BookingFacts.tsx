import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingFacts_booking$key } from "../../__generated__/BookingFacts_booking.graphql.ts";
import { formatDuration, type TimeStyle } from "../../time/format.ts";
import { type SummaryItem, SummaryList } from "../../ui/SummaryList.tsx";
import { knownPlace, placeWords } from "../details/placeWords.ts";
import { formatMoney } from "../words/formatMoney.ts";
import { phoneHref } from "../words/phoneHref.ts";

interface Props {
  readonly booking: BookingFacts_booking$key;
  readonly style: TimeStyle;
}

/** What else there is to know of a booking: how long, how much, where, for whom, whom to call. */
export function BookingFacts({ booking, style }: Props) {
  const { startsAt, endsAt, price, location, locationKind, contact, business, provider } = useFragment(
    graphql`
      fragment BookingFacts_booking on BookingAccess {
        startsAt
        endsAt
        price {
          amount
          currency
        }
        location
        locationKind
        contact {
          firstName
          lastName
          email
        }
        business {
          phone
        }
        provider {
          phone
        }
      }
    `,
    booking,
  );
  const { t, i18n } = useLingui();
  const kind = locationKind == null ? null : knownPlace(locationKind);
  const place = location === "" ? kind && i18n._(placeWords(kind)) : location;
  const phone = provider?.phone ?? business.phone;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const items: (SummaryItem | null)[] = [
    { id: "length", term: t`Length`, icon: "clock", value: formatDuration(minutes, style.locale) },
    {
      id: "price",
      term: t`Price`,
      icon: "money",
      value: price ? <span data-figures="">{formatMoney(price, style.locale)}</span> : <Trans>Free</Trans>,
    },
    place === null ? null : { id: "place", term: t`Place`, icon: "place", value: place },
    contact == null
      ? null
      : {
          id: "contact",
          term: t`For`,
          icon: "person",
          value: (
            <>
              {contact.firstName} {contact.lastName}
              <br />
              {contact.email}
            </>
          ),
        },
    { id: "phone", term: t`Phone`, icon: "phone", value: <a href={phoneHref(phone)}>{phone}</a> },
  ];
  return <SummaryList items={items.filter((item) => item !== null)} />;
}
