import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import type { DeclineDialog_booking$key } from "../../../__generated__/DeclineDialog_booking.graphql.ts";
import type { DeclineDialogMutation } from "../../../__generated__/DeclineDialogMutation.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import styles from "../panel/BookingPanel.module.css";
import { useTextDraft } from "../../drafts/useTextDraft.ts";
import { useToast } from "../../layout/toasts.tsx";
import { getActionFailureMessage } from "./actionFailure.ts";
import type { ActionContext } from "./useBookingAction.ts";
import { useDialogAction } from "./useDialogAction.ts";

interface Props extends ActionContext {
  readonly booking: DeclineDialog_booking$key;
  readonly onClose: () => void;
}

const MAX_NOTE = 2000;

/** Asks once before a request is declined. A typed reason survives a failure and a reload. */
export function DeclineDialog({ booking, ...context }: Props) {
  const { onClose } = context;
  const { t, i18n } = useLingui();
  const locale = useLocaleTag();
  const showToast = useToast();
  const { id, contact } = useFragment(
    graphql`
      fragment DeclineDialog_booking on Booking {
        id
        contact {
          firstName
          lastName
        }
      }
    `,
    booking,
  );
  const [note, setNote] = useTextDraft(`decline ${id}`, "");
  const {
    run: decline,
    isBusy,
    rejected,
  } = useDialogAction<DeclineDialogMutation>(
    graphql`
      mutation DeclineDialogMutation($input: DeclineBookingInput!) {
        declineBooking(input: $input) {
          __typename
          ... on DeclineBookingPayload {
            booking {
              id
              ...BookingRow_booking
              ...BookingDetails_booking
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
    context,
  );
  const name = formatFullName(contact, locale) || t`the client`;

  async function send() {
    if (!(await decline({ id, note: note.trim() || null }))) return;
    setNote("");
    onClose();
    showToast({ text: t`Declined: ${name}` });
  }

  return (
    <Dialog
      title={<Trans>Decline the request of {name}?</Trans>}
      isOpen
      requiresDecision
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Keep the request</Trans>
          </Button>
          <Button kind="danger" isBusy={isBusy} onPress={() => void send()}>
            <Trans>Decline</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          <Trans>The client gets a message, and the time is free again.</Trans>
        </p>
        <TextArea
          label={<Trans>Reason</Trans>}
          name="note"
          value={note}
          onChange={setNote}
          optionalLabel={<Trans>Optional</Trans>}
          hint={<Trans>The client can read it.</Trans>}
          maxLength={MAX_NOTE}
        />
        {rejected === null ? null : (
          <Notice kind="danger" title={i18n._(getActionFailureMessage(rejected))} />
        )}
      </div>
    </Dialog>
  );
}
