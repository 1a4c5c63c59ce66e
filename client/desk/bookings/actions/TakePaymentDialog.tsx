import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TakePaymentDialog_booking$key } from "../../../__generated__/TakePaymentDialog_booking.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { PaymentLinkFacts } from "./PaymentLinkFacts.tsx";
import { getTakePaymentMessage, isPaymentRetryUseful } from "./takePaymentFailure.ts";
import { usePaymentLink } from "./usePaymentLink.ts";

interface Props {
  readonly booking: TakePaymentDialog_booking$key;
  /** Loads the booking again. */
  readonly reload: () => Promise<void>;
  /** Goes on with a mail to the client. */
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const PAID: ReadonlySet<string> = new Set(["CONFIRMED", "COMPLETED"]);

/** Leads to the provider's page, where the card is typed. Nothing of a card reaches this server. */
export function TakePaymentDialog({ booking, reload, onSend, onClose }: Props) {
  const { i18n } = useLingui();
  const { id, status, contact } = useFragment(
    graphql`
      fragment TakePaymentDialog_booking on Booking {
        id
        status
        contact {
          email
        }
      }
    `,
    booking,
  );
  const { link, failure, create } = usePaymentLink(id, reload);
  const isPaid = PAID.has(status);
  const url = status === "AWAITING_PAYMENT" ? link?.url : null;
  return (
    <Dialog
      title={<Trans>Take payment</Trans>}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          {failure !== null && isPaymentRetryUseful(failure) ? (
            <Button onPress={create}>
              <Trans>Try again</Trans>
            </Button>
          ) : null}
          {url == null ? null : (
            <>
              <CopyLink url={url} />
              <LinkButton kind="primary" href={url} target="_blank" rel="noreferrer">
                <Trans>Open payment page</Trans>
              </LinkButton>
            </>
          )}
        </>
      }
    >
      {isPaid ? (
        <Notice kind="success" title={<Trans>The payment has arrived.</Trans>} />
      ) : failure !== null ? (
        <Notice kind="danger" title={i18n._(getTakePaymentMessage(failure))} />
      ) : status !== "AWAITING_PAYMENT" ? (
        <Notice kind="warning" title={i18n._(getTakePaymentMessage({ code: "HOLD_EXPIRED" }))} />
      ) : (
        <PaymentLinkFacts link={link} onSend={contact.email == null ? null : onSend} />
      )}
    </Dialog>
  );
}
