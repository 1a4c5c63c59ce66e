import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import { formatMoney } from "../../../../server/shared/money/formatMoney.ts";
import type { BulkCancelDialogMutation } from "../../../__generated__/BulkCancelDialogMutation.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { useTextDraft } from "../../drafts/useTextDraft.ts";
import { useDesk } from "../../layout/DeskContext.ts";
import { BulkDialog, type BulkDialogProps } from "./BulkDialog.tsx";
import { BulkFacts, getClientKey } from "./BulkFacts.tsx";
import { useBulkAction } from "./useBulkAction.ts";
import type { PreviewBooking } from "./useBulkPreview.ts";

const BATCH = 25;
const MAX_REASON = 2000;
const ACTIVE: ReadonlySet<string> = new Set(["CONFIRMED", "REQUESTED", "AWAITING_PAYMENT"]);

/** Cancels the selected bookings after one question with the refunds. */
export function BulkCancelDialog(props: BulkDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useTextDraft("bulk-cancel", "");
  // Kept like the reason, so that a second part never sends emails that the user has turned off.
  const [silence, setSilence] = useTextDraft("bulk-cancel-silence", "");
  const sendsMails = silence === "";
  const [count] = useState(props.ids.length);
  const [cancel, doneCount] = useBulkAction<BulkCancelDialogMutation>(
    graphql`
      mutation BulkCancelDialogMutation($input: CancelBookingsInput!) {
        cancelBookings(input: $input) {
          __typename
          ... on CancelBookingsPayload {
            results {
              bookingId
              booking {
                id
                ...BookingRow_booking
              }
              failure {
                code
                ... on StatusConflict {
                  status
                }
              }
            }
          }
          ... on Failure {
            code
          }
          ... on InvalidInput {
            issues {
              code
              path
            }
          }
        }
      }
    `,
    BATCH,
  );

  async function send(bookings: readonly PreviewBooking[]) {
    const targets = bookings.map((booking) => ({ id: booking.id, client: getClientKey(booking) }));
    const outcomes = await cancel(targets, { reason: reason.trim() || null, sendsMails });
    if (outcomes?.every(({ failure }) => failure === null)) {
      setReason("");
      setSilence("");
    }
    return outcomes;
  }

  return (
    <BulkDialog
      {...props}
      title={<Plural value={count} one="Cancel # booking?" other="Cancel # bookings?" />}
      kind="danger"
      busyText={t`Cancelling`}
      doneCount={doneCount}
      renderDone={(doneTotal) => (
        <Plural value={doneTotal} one="# booking cancelled" other="# bookings cancelled" />
      )}
      renderQuestion={(bookings) => {
        const activeCount = bookings.filter(({ status }) => ACTIVE.has(status)).length;
        return {
          confirm: <Plural value={activeCount} one="Cancel # booking" other="Cancel # bookings" />,
          send: activeCount === 0 ? null : () => send(bookings),
          body: (
            <>
              <BulkFacts bookings={bookings}>
                <Refunds bookings={bookings} />
                <EndedCount count={bookings.length - activeCount} />
              </BulkFacts>
              <TextArea
                label={<Trans>Reason</Trans>}
                name="reason"
                value={reason}
                onChange={setReason}
                optionalLabel={<Trans>Optional</Trans>}
                hint={<Trans>The client can read it.</Trans>}
                maxLength={MAX_REASON}
              />
              <Checkbox
                name="sendsMails"
                isSelected={sendsMails}
                onChange={(sends) => setSilence(sends ? "" : "yes")}
              >
                <Trans>Tell clients and staff by email</Trans>
              </Checkbox>
            </>
          ),
        };
      }}
    />
  );
}

function Refunds({ bookings }: { readonly bookings: readonly PreviewBooking[] }) {
  const locale = useLocaleTag();
  const { can } = useDesk();
  if (!can("payments.read"))
    return (
      <li>
        <Trans>What the clients paid online is refunded.</Trans>
      </li>
    );
  const totals = new Map<string, number>();
  for (const { status, refundIfCancelled } of bookings) {
    if (refundIfCancelled == null || !ACTIVE.has(status)) continue;
    const { amount, currency } = refundIfCancelled;
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
  }
  const amounts = [...totals].filter(([, amount]) => amount > 0);
  if (amounts.length === 0)
    return (
      <li>
        <Trans>Nothing was paid online, so nothing is refunded.</Trans>
      </li>
    );
  const money = formatList(
    amounts.map(([currency, amount]) => formatMoney({ amount, currency }, locale)),
    locale,
  );
  return (
    <li>
      <Trans>
        <strong>{money}</strong> will be refunded, because your business cancels.
      </Trans>
    </li>
  );
}

function EndedCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <li>
      <Plural
        value={count}
        one="# booking has ended or is cancelled already, and stays as it is."
        other="# bookings have ended or are cancelled already, and stay as they are."
      />
    </li>
  );
}
