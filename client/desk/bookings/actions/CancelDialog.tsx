import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import { formatMoney } from "../../../../server/shared/money/formatMoney.ts";
import type { CancelDialog_booking$key } from "../../../__generated__/CancelDialog_booking.graphql.ts";
import type { CancelDialogMutation } from "../../../__generated__/CancelDialogMutation.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { RadioChips } from "../../../ui/choices/RadioChips.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { useTextDraft } from "../../drafts/useTextDraft.ts";
import { useDesk } from "../../layout/DeskContext.ts";
import { useToast } from "../../layout/toasts.tsx";
import styles from "../panel/BookingPanel.module.css";
import { getActionFailureMessage } from "./actionFailure.ts";
import type { ActionContext } from "./useBookingAction.ts";
import { useDialogAction } from "./useDialogAction.ts";

interface Props extends ActionContext {
  readonly booking: CancelDialog_booking$key;
  readonly onClose: () => void;
}

type Scope = "ONE" | "ORDER";

const ACTIVE: ReadonlySet<string> = new Set(["CONFIRMED", "REQUESTED", "AWAITING_PAYMENT"]);
const MAX_REASON = 2000;

/** Asks once before a booking is cancelled and shows what is refunded. A typed reason survives a reload. */
export function CancelDialog({ booking, ...context }: Props) {
  const { onClose } = context;
  const { t, i18n } = useLingui();
  const locale = useLocaleTag();
  const { can } = useDesk();
  const showToast = useToast();
  const [issue, setIssue] = useState<string | null>(null);
  const [scope, setScope] = useState<Scope>("ONE");
  const data = useFragment(
    graphql`
      fragment CancelDialog_booking on Booking {
        id
        contact {
          firstName
          lastName
          email
        }
        service {
          cancelReason
        }
        refundIfCancelled {
          amount
          currency
        }
        order {
          bookings {
            id
            status
            refundIfCancelled {
              amount
            }
          }
        }
      }
    `,
    booking,
  );
  const { id, contact, service, refundIfCancelled, order } = data;
  const [reason, setReason] = useTextDraft(`cancel ${id}`, "");
  const {
    run: cancel,
    isBusy,
    rejected,
  } = useDialogAction<CancelDialogMutation>(
    graphql`
      mutation CancelDialogMutation($input: CancelBookingInput!) {
        cancelBooking(input: $input) {
          __typename
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
    context,
  );
  const name = formatFullName(contact, locale) || t`the client`;
  const active = (order?.bookings ?? []).filter(({ status }) => ACTIVE.has(status));
  const orderCount = active.length;
  const amount =
    scope === "ONE"
      ? (refundIfCancelled?.amount ?? 0)
      : active.reduce((sum, one) => sum + (one.refundIfCancelled?.amount ?? 0), 0);
  const isRequired = service.cancelReason === "REQUIRED";

  async function send() {
    if (isRequired && reason.trim() === "") return setIssue(t`This field is required.`);
    const isDone = await cancel(
      { booking: { id }, scope, reason: reason.trim() || null },
      { status: { id, value: "CANCELLED" }, reloads: true },
    );
    if (!isDone) return;
    setReason("");
    onClose();
    showToast({ text: t`Cancelled: ${name}` });
  }

  return (
    <Dialog
      title={<Trans>Cancel the booking of {name}?</Trans>}
      isOpen
      requiresDecision
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button kind="danger" isBusy={isBusy} busyText={t`Cancelling`} onPress={() => void send()}>
            <Trans>Cancel booking</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {orderCount > 1 ? (
          <RadioChips
            label={<Trans>What is cancelled</Trans>}
            name="scope"
            value={scope}
            onChange={(value) => setScope(value as Scope)}
            chips={[
              { value: "ONE", text: <Trans>Only this booking</Trans> },
              {
                value: "ORDER",
                text: <Trans>The whole order ({orderCount})</Trans>,
              },
            ]}
          />
        ) : null}
        <p>
          {refundIfCancelled == null || !can("payments.read") ? (
            <Trans>What the client paid online is refunded.</Trans>
          ) : amount > 0 ? (
            <Trans>
              <strong>{formatMoney({ amount, currency: refundIfCancelled.currency }, locale)}</strong> will be
              refunded, because your business cancels.
            </Trans>
          ) : (
            <Trans>Nothing was paid online, so nothing is refunded.</Trans>
          )}{" "}
          {contact.email == null && can("contacts.read") ? (
            <Trans>The client has no email and gets no message.</Trans>
          ) : (
            <Trans>The client gets a message, and the time is free again.</Trans>
          )}
        </p>
        <TextArea
          label={<Trans>Reason</Trans>}
          name="reason"
          value={reason}
          onChange={(text) => {
            setReason(text);
            setIssue(null);
          }}
          optionalLabel={isRequired ? undefined : <Trans>Optional</Trans>}
          hint={<Trans>The client can read it.</Trans>}
          error={issue}
          maxLength={MAX_REASON}
        />
        {rejected === null ? null : (
          <Notice kind="danger" title={i18n._(getActionFailureMessage(rejected))} />
        )}
      </div>
    </Dialog>
  );
}
