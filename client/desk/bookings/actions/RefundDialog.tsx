import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import { formatMoney } from "../../../../server/shared/money/formatMoney.ts";
import type { RefundDialog_booking$key } from "../../../__generated__/RefundDialog_booking.graphql.ts";
import type { RefundDialogMutation } from "../../../__generated__/RefundDialogMutation.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useToast } from "../../layout/toasts.tsx";
import styles from "../panel/BookingPanel.module.css";
import { parseMoney, toMoneyText } from "../moneyText.ts";
import { getActionFailureMessage } from "./actionFailure.ts";
import type { ActionContext } from "./useBookingAction.ts";
import { useDialogAction } from "./useDialogAction.ts";

interface Props extends ActionContext {
  readonly booking: RefundDialog_booking$key;
  /** Global id of the payment. */
  readonly payment: string;
  readonly onClose: () => void;
}

const MAX_NOTE = 500;

/** Asks once before money is returned. The amount starts with what can be refunded of this booking. */
export function RefundDialog({ booking, payment: paymentId, ...context }: Props) {
  const { onClose } = context;
  const { t, i18n } = useLingui();
  const locale = useLocaleTag();
  const showToast = useToast();
  const { id, contact, paid, refunded, payments } = useFragment(
    graphql`
      fragment RefundDialog_booking on Booking {
        id
        contact {
          firstName
          lastName
        }
        paid {
          amount
        }
        refunded {
          amount
        }
        payments(first: 20) {
          edges {
            node {
              id
              isTest
              refundable {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    booking,
  );
  const payment = payments?.edges.find(({ node }) => node.id === paymentId)?.node;
  const { amount: refundable = 0, currency = "USD" } = payment?.refundable ?? {};
  const left = Math.max(0, (paid?.amount ?? 0) - (refunded?.amount ?? 0));
  const most = left > 0 ? Math.min(left, refundable) : refundable;
  const [text, setText] = useState(() => toMoneyText(most, currency));
  const [note, setNote] = useState("");
  const [hasIssue, setIssue] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const {
    run: refund,
    isBusy,
    rejected,
  } = useDialogAction<RefundDialogMutation>(
    graphql`
      mutation RefundDialogMutation($input: RefundPaymentInput!) {
        refundPayment(input: $input) {
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
  const amount = parseMoney(text, currency);
  const isValid = amount !== null && amount <= most;

  async function send() {
    if (amount === null || !isValid) {
      setIssue(true);
      field.current?.focus();
      return;
    }
    const isDone = await refund(
      {
        payment: paymentId,
        booking: left > 0 ? id : null,
        amount: { amount, currency },
        note: note.trim() || null,
      },
      { reloads: true },
    );
    if (!isDone) return;
    onClose();
    showToast({ text: t`Refunded: ${formatMoney({ amount, currency }, locale)}` });
  }

  const mostText = formatMoney({ amount: most, currency }, locale);
  return (
    <Dialog
      title={<Trans>Refund {name}?</Trans>}
      isOpen
      requiresDecision
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button kind="danger" isBusy={isBusy} onPress={() => void send()}>
            {amount === null ? (
              <Trans>Refund</Trans>
            ) : (
              <Trans>Refund {formatMoney({ amount, currency }, locale)}</Trans>
            )}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {payment?.isTest ? (
            <Trans>This is a test payment: no money moves.</Trans>
          ) : (
            <Trans>The money is returned the way it came. This cannot be undone.</Trans>
          )}{" "}
          <Trans>The booking does not change.</Trans>
        </p>
        <TextField
          ref={field}
          label={<Trans>Amount in {currency}</Trans>}
          name="amount"
          inputMode="decimal"
          value={text}
          onChange={(value) => {
            setText(value);
            setIssue(false);
          }}
          hint={<Trans>At most {mostText}</Trans>}
          error={hasIssue ? <Trans>Please enter an amount up to {mostText}.</Trans> : undefined}
        />
        <TextField
          label={<Trans>Note for your team</Trans>}
          name="note"
          value={note}
          onChange={setNote}
          optionalLabel={<Trans>Optional</Trans>}
          maxLength={MAX_NOTE}
        />
        {rejected === null ? null : (
          <Notice kind="danger" title={i18n._(getActionFailureMessage(rejected))} />
        )}
      </div>
    </Dialog>
  );
}
