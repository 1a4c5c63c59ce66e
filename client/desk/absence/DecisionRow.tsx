import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import type { DecisionRow_decision$key } from "../../__generated__/DecisionRow_decision.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { toBookingsHref } from "../bookings/bookingsAddress.ts";
import styles from "./Absence.module.css";
import { getDecisionIcon } from "./decisionIcons.ts";
import { useMomentText } from "./useMomentText.ts";

interface Props {
  readonly decision: DecisionRow_decision$key;
}

/** The decision about one appointment, and its progress. */
export function DecisionRow({ decision }: Props) {
  const locale = useLocaleTag();
  const { formatMoment } = useMomentText();
  const { outcome, state, offerUntil, staff, booking } = useFragment(
    graphql`
      fragment DecisionRow_decision on AbsenceDecision {
        outcome
        state
        offerUntil
        staff {
          name
        }
        booking {
          id
          startsAt
          reference
          contact {
            firstName
            lastName
          }
          service {
            name
          }
          refunded {
            amount
            currency
          }
        }
      }
    `,
    decision,
  );
  const { refunded } = booking;
  return (
    <li className={styles.row} data-outcome={outcome}>
      <div className={styles.facts}>
        <time dateTime={booking.startsAt} className={styles.when} data-figures="">
          {formatMoment(booking.startsAt)}
        </time>
        <Link href={toBookingsHref({}, booking.id)} className={styles.client}>
          {formatFullName(booking.contact, locale) || booking.reference}
        </Link>
        <span className={styles.muted}>{booking.service.name}</span>
      </div>
      <p className={styles.result} data-state={state}>
        <Icon name={getDecisionIcon(state)} size={18} />
        <span>
          <DecisionText
            outcome={outcome}
            state={state}
            person={staff?.name ?? ""}
            limit={offerUntil == null ? "" : formatMoment(offerUntil)}
          />
          {state === "CANCELLED" && refunded != null && refunded.amount > 0 ? (
            <>
              {" · "}
              <Trans>
                Refund: <strong>{formatMoney(refunded, locale)}</strong>
              </Trans>
            </>
          ) : null}
        </span>
      </p>
    </li>
  );
}

interface TextProps {
  readonly outcome: string;
  readonly state: string;
  readonly person: string;
  readonly limit: string;
}

function DecisionText({ outcome, state, person, limit }: TextProps) {
  switch (state) {
    case "REASSIGNED":
      return <Trans>Given to {person}. The client has been told.</Trans>;
    case "OFFERED":
      return <Trans>Other times are offered until {limit}.</Trans>;
    case "CANCELLED":
      return <Trans>Cancelled</Trans>;
    case "RESCHEDULED":
      return <Trans>The client has chosen another time.</Trans>;
    case "SUPERSEDED":
      return <Trans>Left alone, because it was changed in the meantime.</Trans>;
    case "UNDONE":
      return <Trans>As before</Trans>;
    default:
      if (outcome === "REASSIGN") return <Trans>Given to {person}</Trans>;
      return outcome === "OFFER" ? (
        <Trans>Other times will be offered until {limit}.</Trans>
      ) : (
        <Trans>Will be cancelled</Trans>
      );
  }
}
