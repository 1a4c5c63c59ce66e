import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OrderTerms_order$key } from "../../__generated__/OrderTerms_order.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { type SummaryItem, SummaryList } from "../../ui/SummaryList.tsx";
import { formatMoney } from "../words/formatMoney.ts";
import { phoneHref } from "../words/phoneHref.ts";

/** What holds for all of an order: the total, for whom, its reference, whom to call. */
export function OrderTerms(props: { readonly order: OrderTerms_order$key }) {
  const { reference, total, bookings } = useFragment(
    graphql`
      fragment OrderTerms_order on Order {
        reference
        total {
          amount
          currency
        }
        bookings {
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
      }
    `,
    props.order,
  );
  const { t } = useLingui();
  const { tag } = useLocale();
  const first = bookings[0];
  const phone = first?.provider?.phone ?? first?.business.phone;
  const contact = first?.contact;
  const items: (SummaryItem | null)[] = [
    {
      id: "total",
      term: t`Total`,
      icon: "money",
      value:
        total.amount === 0 ? (
          <Trans>Free</Trans>
        ) : (
          <strong data-figures="">
            <Trans>{formatMoney(total, tag)} in total</Trans>
          </strong>
        ),
    },
    {
      id: "reference",
      term: t`Reference`,
      icon: "info",
      value: (
        <Trans>
          Reference <strong data-figures="">{reference}</strong>
        </Trans>
      ),
    },
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
    phone === undefined
      ? null
      : { id: "phone", term: t`Phone`, icon: "phone", value: <a href={phoneHref(phone)}>{phone}</a> },
  ];
  return <SummaryList items={items.filter((item) => item !== null)} />;
}
