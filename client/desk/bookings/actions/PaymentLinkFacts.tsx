import { Trans } from "@lingui/react/macro";
import { formatMoney } from "../../../../server/shared/money/formatMoney.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { formatMoment } from "../../time/formatMoment.ts";
import { useTimeFormat } from "../../time/useTimeFormat.ts";
import styles from "../panel/BookingPanel.module.css";
import type { PaymentLink } from "./usePaymentLink.ts";

interface Props {
  /** Null while it is loaded. */
  readonly link: PaymentLink | null;
  /** Null for a client without email. */
  readonly onSend: (() => void) | null;
}

/** Amount and end of an open payment, and the ways to it. */
export function PaymentLinkFacts({ link, onSend }: Props) {
  const locale = useLocaleTag();
  const timeFormat = useTimeFormat();
  if (link === null)
    return (
      <>
        <VisuallyHidden>
          <span role="status">
            <Trans>Loading</Trans>
          </span>
        </VisuallyHidden>
        <Skeleton height="72px" />
      </>
    );
  const amount = formatMoney(link.amount, locale);
  const end = formatMoment(link.expiresAt, timeFormat);
  return (
    <div className={styles.form}>
      <p>
        <Trans>
          <strong>{amount}</strong> is due by {end}. Without the payment the booking expires.
        </Trans>
      </p>
      <p>
        {link.isTest ? (
          <Trans>This is a test payment: no money moves.</Trans>
        ) : (
          <Trans>Enter the card on the payment page, or send its link to the client.</Trans>
        )}
      </p>
      {onSend === null ? null : (
        <p>
          <Button onPress={onSend}>
            <Trans>Email a link to the client</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
