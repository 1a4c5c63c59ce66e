import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingFacts_booking$key } from "../../../__generated__/BookingFacts_booking.graphql.ts";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import { formatDuration, type TimeFormatOptions } from "../../../time/format.ts";
import { type SummaryItem, SummaryList } from "../../../ui/SummaryList.tsx";
import { GuestNames } from "../../order/GuestNames.tsx";
import { formatBookingLocation } from "../../order/formatBookingLocation.ts";
import { TaxNote } from "../../payment/DueRows.tsx";
import { MoneyRows } from "../../payment/MoneyRows.tsx";
import { getLaterPayment } from "../../payment/orderMoney.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import { phoneHref } from "../../messages/phoneHref.ts";
import styles from "./BookingFacts.module.css";

interface Props {
  readonly booking: BookingFacts_booking$key;
  readonly timeFormat: TimeFormatOptions;
}

export function BookingFacts({ booking, timeFormat }: Props) {
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
      fragment BookingFacts_booking on VisitorBooking {
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
  const place = formatBookingLocation({ location, locationKind }, i18n);
  const phone = provider?.phone ?? business.phone;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const items: (SummaryItem | null)[] = [
    { id: "length", term: t`Length`, icon: "clock", value: formatDuration(minutes, timeFormat.locale) },
    // Only the booker may see the price.
    role !== "BOOKER"
      ? null
      : {
          id: "price",
          term: t`Price`,
          icon: "money",
          value: price ? (
            <span className={styles.price}>
              <strong data-figures="">{formatMoney(price, timeFormat.locale)}</strong>
              {due == null || paid == null || refunded == null ? null : (
                <MoneyRows
                  due={due}
                  paid={paid}
                  refunded={refunded}
                  laterPayment={getLaterPayment([{ status, price, due, paid }])}
                  locale={timeFormat.locale}
                />
              )}
              <span className={styles.tax}>
                <TaxNote total={price} tax={order?.tax ?? null} locale={timeFormat.locale} />
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
              {formatFullName(contact, timeFormat.locale)}
              {contact.email == null ? null : (
                <>
                  <br />
                  {contact.email}
                </>
              )}
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
