import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toBookingsHref } from "../bookings/bookingsAddress.ts";
import { BookingStatusSign } from "../bookings/BookingStatusSign.tsx";
import styles from "./Absence.module.css";
import { type Choice, type Choices, getChoice, listClass, type Outcome } from "./choices.ts";
import { Consequence } from "./Consequence.tsx";
import { OfferTime } from "./OfferTime.tsx";
import type { Proposal } from "./plan.ts";
import { useMomentText } from "./useMomentText.ts";

interface Props {
  readonly proposal: Proposal;
  readonly proposals: readonly Proposal[];
  readonly choices: Choices;
  readonly mark: "new" | "changed" | null;
  /** True if the last decision failed because of this appointment. */
  readonly isRejected: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** One appointment in the way: who and when, the choice, and what follows from it. */
export function ProposalRow({ proposal, proposals, choices, mark, isRejected, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { formatMoment } = useMomentText();
  const id = useId();
  const { booking, staff } = proposal;
  const choice = getChoice(proposal, choices);
  const when = formatMoment(booking.startsAt);
  const name = formatFullName(booking.contact, locale) || booking.reference;
  const isShared = listClass(proposals, proposal).length > 1;
  const options = [
    ...(staff == null ? [] : [{ value: "REASSIGN", text: t`Give to ${staff.name}` }]),
    { value: "OFFER", text: t`Offer other times by link` },
    { value: "CANCEL", text: t`Cancel and refund` },
  ];
  return (
    <li
      className={styles.row}
      data-outcome={choice.outcome}
      data-marked={mark !== null || isRejected || undefined}
    >
      <div className={styles.facts} id={`${id}-facts`}>
        <time dateTime={booking.startsAt} className={styles.when} data-figures="">
          {when}
        </time>
        <Link href={toBookingsHref({}, booking.id)} className={styles.client}>
          {name}
        </Link>
        <span className={styles.muted}>{booking.service.name}</span>
        {booking.status === "CONFIRMED" ? null : <BookingStatusSign status={booking.status} />}
        {isRejected || mark !== null ? (
          <span className={styles.mark}>
            <Icon name="warning" size={16} />
            {isRejected ? (
              <Trans>Please check</Trans>
            ) : mark === "new" ? (
              <Trans>New</Trans>
            ) : (
              <Trans>Changed</Trans>
            )}
          </span>
        ) : null}
      </div>
      <div className={styles.choice}>
        <Select
          label={t`What happens with ${name}, ${when}`}
          hidesLabel
          name={`choice-${booking.id}`}
          value={choice.outcome}
          options={options}
          onChange={(outcome) => onChoose({ ...choice, outcome: outcome as Outcome })}
        />
        {choice.outcome === "OFFER" ? (
          <OfferTime
            label={t`Time to answer for ${name}, ${when}`}
            name={`hours-${booking.id}`}
            hours={choice.hours}
            onChange={(hours) => onChoose({ ...choice, hours })}
          />
        ) : null}
      </div>
      <div className={styles.consequence}>
        {staff == null ? (
          <p>
            <Trans>No other person can take it over.</Trans>
          </p>
        ) : null}
        <Consequence proposal={proposal} choice={choice} />
        {isShared ? (
          <p>
            <Trans>A class keeps one person, so its appointments are given to another person together.</Trans>
          </p>
        ) : null}
      </div>
    </li>
  );
}
