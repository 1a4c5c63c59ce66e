import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OrderTerms_order$key } from "../../__generated__/OrderTerms_order.graphql.ts";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { type SummaryItem, SummaryList } from "../../ui/SummaryList.tsx";
import { TaxNote } from "../payment/DueRows.tsx";
import { MoneyRows } from "../payment/MoneyRows.tsx";
import { TestMode } from "../payment/TestMode.tsx";
import { getLaterPayment } from "../payment/orderMoney.ts";
import { formatMoney } from "../messages/formatMoney.ts";
import { phoneHref } from "../messages/phoneHref.ts";
import styles from "./OrderTerms.module.css";

interface Props {
  readonly order: OrderTerms_order$key;
  readonly isOnPaymentPage?: boolean;
}

export function OrderTerms({ isOnPaymentPage = false, ...props }: Props) {
  const { reference, total, bookings, tax, payment, ...money } = useFragment(
    graphql`
      fragment OrderTerms_order on VisitorOrder {
        reference
        total {
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
        tax {
          name
          percent
        }
        payment {
          isTest
        }
        bookings {
          status
          price {
            amount
            currency
          }
          due {
            amount
          }
          paid {
            amount
          }
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
  const { localeTag } = useLocale();
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
          <span className={styles.total}>
            <strong data-figures="">
              <Trans>{formatMoney(total, localeTag)} in total</Trans>
            </strong>
            {isOnPaymentPage ? null : (
              <MoneyRows {...money} laterPayment={getLaterPayment(bookings)} locale={localeTag} />
            )}
            <span className={styles.tax}>
              <TaxNote total={total} tax={tax ?? null} locale={localeTag} />
            </span>
          </span>
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
              {formatFullName(contact, localeTag)}
              {contact.email == null ? null : (
                <>
                  <br />
                  {contact.email}
                </>
              )}
            </>
          ),
        },
    phone === undefined
      ? null
      : { id: "phone", term: t`Phone`, icon: "phone", value: <a href={phoneHref(phone)}>{phone}</a> },
  ];
  return (
    <>
      {!isOnPaymentPage && payment?.isTest === true ? <TestMode /> : null}
      <SummaryList items={items.filter((item) => item !== null)} />
    </>
  );
}
