import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingFacts_booking$key } from "../../../__generated__/BookingFacts_booking.graphql.ts";
import { fullName } from "../../../../server/shared/contact/fullName.ts";
import { formatDuration, type TimeStyle } from "../../../time/format.ts";
import { type SummaryItem, SummaryList } from "../../../ui/SummaryList.tsx";
import { GuestNames } from "../../order/GuestNames.tsx";
import { bookingPlace } from "../../order/bookingPlace.ts";
import { TaxWords } from "../../payment/DueRows.tsx";
import { MoneyRows } from "../../payment/MoneyRows.tsx";
import { laterOf } from "../../payment/orderMoney.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import { phoneHref } from "../../messages/phoneHref.ts";
import styles from "./BookingFacts.module.css";

interface Props {
  readonly booking: BookingFacts_booking$key;
  readonly style: TimeStyle;
}

export function BookingFacts({ booking, style }: Props) {
  const {
    startsAt,
    endsAt,
    price,
    status,
    due,
    paid,
    refunded,
    order,
    location,
    locationKind,
    seats,
    guests,
    contact,
    notes,
    role,
    business,
    provider,
  } = useFragment(
    graphql`
      fragment BookingFacts_booking on BookingAccess {
        startsAt
        endsAt
        status
        price {
          amount
          currency
        }
        due {
          amount
          currency
        }
        paid {
          amount
          currency
        }
        refunded {
          amount
          currency
        }
        order {
          tax {
            name
            percent
          }
        }
        location
        locationKind
        seats
        guests {
          name
          email
          hasLeft
        }
        role
        notes
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
  const place = bookingPlace({ location, locationKind }, i18n);
  const phone = provider?.phone ?? business.phone;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const items: (SummaryItem | null)[] = [
    { id: "length", term: t`Length`, icon: "clock", value: formatDuration(minutes, style.locale) },
    // Only the booker may see the price.
    role !== "BOOKER"
      ? null
      : {
          id: "price",
          term: t`Price`,
          icon: "money",
          value: price ? (
            <span className={styles.price}>
              <strong data-figures="">{formatMoney(price, style.locale)}</strong>
              {due == null || paid == null || refunded == null ? null : (
                <MoneyRows
                  due={due}
                  paid={paid}
                  refunded={refunded}
                  later={laterOf([{ status, price, due, paid }])}
                  locale={style.locale}
                />
              )}
              <span className={styles.tax}>
                <TaxWords total={price} tax={order?.tax ?? null} locale={style.locale} />
              </span>
            </span>
          ) : (
            <Trans>Free</Trans>
          ),
        },
    place === null ? null : { id: "place", term: t`Place`, icon: "place", value: place },
    contact == null
      ? null
      : {
          id: "contact",
          term: t`Your details`,
          isTermShown: true,
          icon: "person",
          value: (
            <>
              {fullName(contact, style.locale)}
              <br />
              {contact.email}
            </>
          ),
        },
    guests.length === 0
      ? null
      : {
          id: "guests",
          term: role === "GUEST" ? t`For` : t`Guests`,
          icon: "person",
          value: <GuestNames guests={guests} />,
        },
    seats < 2 ? null : { id: "seats", term: t`Seats`, icon: "person", value: <Trans>Seats: {seats}</Trans> },
    !notes
      ? null
      : { id: "notes", term: t`Additional information`, icon: "info", value: <Notes text={notes} /> },
    {
      id: "phone",
      term: t`Call us`,
      isTermShown: true,
      icon: "phone",
      value: <a href={phoneHref(phone)}>{phone}</a>,
    },
  ];
  return <SummaryList items={items.filter((item) => item !== null)} />;
}

function Notes({ text }: { readonly text: string }) {
  return <span className={styles.notes}>{text}</span>;
}
