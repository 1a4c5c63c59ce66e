import { Trans } from "@lingui/react/macro";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { useNow } from "../time/useNow.ts";
import { type Choice, getOfferEnd } from "./choices.ts";
import styles from "./Absence.module.css";
import { NearestTimes } from "./NearestTimes.tsx";
import type { Proposal } from "./plan.ts";
import { useMomentText } from "./useMomentText.ts";

interface Props {
  readonly proposal: Proposal;
  readonly choice: Choice;
}

/** The effect of a choice on the client's time, money and messages. */
export function Consequence({ proposal, choice }: Props) {
  const { booking, staff } = proposal;
  const { email, phone } = booking.contact;
  return (
    <>
      {choice.outcome === "REASSIGN" ? (
        <p>
          <Trans>Keeps its time with {staff?.name}.</Trans>{" "}
          {email == null ? null : <Trans>The client gets a message.</Trans>}
        </p>
      ) : choice.outcome === "OFFER" ? (
        <OfferConsequence proposal={proposal} hours={choice.hours} />
      ) : (
        <p>
          <Refund refund={booking.refundIfCancelled} />
        </p>
      )}
      {email == null ? (
        <p className={styles.warning}>
          {phone == null ? (
            <Trans>The client has no email and gets no message.</Trans>
          ) : (
            <Trans>
              The client has no email and gets no message. Please call <a href={`tel:${phone}`}>{phone}</a>.
            </Trans>
          )}
        </p>
      ) : null}
    </>
  );
}

function OfferConsequence({ proposal, hours }: { readonly proposal: Proposal; readonly hours: number }) {
  const { formatMoment } = useMomentText();
  const now = useNow() * 60_000;
  const { booking, slots } = proposal;
  const end = formatMoment(getOfferEnd(booking.startsAt, hours, now));
  return (
    <>
      <p>
        <Trans>
          Keeps this time until the client chooses another one, or until {end}. Then it is cancelled.
        </Trans>{" "}
        <Refund refund={booking.refundIfCancelled} />
      </p>
      <NearestTimes slots={slots} />
    </>
  );
}

/** Null if the caller may not read payments. */
function Refund({ refund }: { readonly refund: Proposal["booking"]["refundIfCancelled"] }) {
  const locale = useLocaleTag();
  if (refund == null) return <Trans>What the client paid online is refunded.</Trans>;
  if (refund.amount === 0) return <Trans>Nothing was paid online, so nothing is refunded.</Trans>;
  return (
    <Trans>
      Refund: <strong>{formatMoney(refund, locale)}</strong>
    </Trans>
  );
}
