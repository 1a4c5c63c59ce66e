import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import type { PaymentProblem_problem$key } from "../../__generated__/PaymentProblem_problem.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import { getBookingHref } from "../bookings/bookingsAddress.ts";

/** Payments that the provider declined, of an appointment that is not paid yet. */
export function PaymentProblem({ problem }: { readonly problem: PaymentProblem_problem$key }) {
  const locale = useLocaleTag();
  const { count, subject } = useFragment(
    graphql`
      fragment PaymentProblem_problem on Problem {
        count
        subject {
          ... on Booking {
            id
            due {
              amount
              currency
            }
            contact {
              firstName
              lastName
            }
            service {
              name
            }
          }
        }
      }
    `,
    problem,
  );
  if (subject.id === undefined || subject.contact === undefined || subject.service === undefined) return null;
  const { id, due, contact, service } = subject;
  const amount = due === undefined ? "" : formatMoney(due, locale);
  return (
    <>
      <Link href={getBookingHref(id)}>{formatFullName(contact, locale) || service.name}</Link>
      <p>
        <Plural
          value={count}
          one="A payment for this appointment failed."
          other="# payments for this appointment failed."
        />{" "}
        <Trans>{amount} is still due.</Trans>
      </p>
    </>
  );
}
