import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import type { RefundProblem_problem$key } from "../../__generated__/RefundProblem_problem.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";

/** A refund that the payment provider rejected. */
export function RefundProblem({ problem }: { readonly problem: RefundProblem_problem$key }) {
  const locale = useLocaleTag();
  const { subject } = useFragment(
    graphql`
      fragment RefundProblem_problem on Problem {
        subject {
          ... on Refund {
            amount {
              amount
              currency
            }
            booking {
              id
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
      }
    `,
    problem,
  );
  if (subject.amount === undefined) return null;
  const amount = formatMoney(subject.amount, locale);
  const { booking } = subject;
  return (
    <>
      {booking == null ? (
        <strong>
          <Trans>Refund</Trans>
        </strong>
      ) : (
        <Link href={`/desk/bookings?booking=${encodeURIComponent(booking.id)}`}>
          {formatFullName(booking.contact, locale) || booking.service.name}
        </Link>
      )}
      <p>
        <Trans>The refund of {amount} failed. Return the money in another way.</Trans>
      </p>
    </>
  );
}
