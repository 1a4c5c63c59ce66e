import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { formatMoney, type Money } from "../messages/formatMoney.ts";

interface Props {
  readonly bookings: readonly {
    readonly paid?: { readonly amount: number } | null;
    readonly refunded?: { readonly amount: number } | null;
    readonly refundIfCancelled?: Money | null;
  }[];
  /** Refund of the whole order in minor units. It may be less than the sum of its bookings. */
  readonly maxRefund?: number | undefined;
}

/**
 * Shows the refund that the server computes for a cancellation now. Renders nothing when no payment is left to refund.
 */
export function RefundNotice({ bookings, maxRefund = Infinity }: Props) {
  const { localeTag } = useLocale();
  const keptAmount = bookings.reduce(
    (sum, { paid, refunded }) => sum + (paid?.amount ?? 0) - (refunded?.amount ?? 0),
    0,
  );
  if (keptAmount <= 0) return null;
  const refunds = bookings.flatMap(({ refundIfCancelled }) => refundIfCancelled ?? []);
  const amount = Math.min(
    maxRefund,
    refunds.reduce((sum, refund) => sum + refund.amount, 0),
  );
  const [first] = refunds;
  if (first === undefined || amount === 0) {
    return <Notice kind="warning" title={<Trans>What you paid is not refundable.</Trans>} />;
  }
  const money = formatMoney({ ...first, amount }, localeTag);
  return (
    <Notice kind="info" title={<Trans>You will get {money} back.</Trans>}>
      <Trans>We refund it to your original payment method. It may take a few days to arrive.</Trans>
    </Notice>
  );
}
