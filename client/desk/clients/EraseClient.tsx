import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { EraseClientMutation } from "../../__generated__/EraseClientMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { getErrorMessage } from "../bookings/actions/actionFailure.ts";
import { useToast } from "../layout/toasts.tsx";
import { useCommitOnce } from "../requests/commitOnce.ts";

interface Props {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks once, with the name. Future appointments need a second press, because they are cancelled. */
export function EraseClient({ id, name, onClose }: Props) {
  const { t, i18n } = useLingui();
  const showToast = useToast();
  const [aheadCount, setAheadCount] = useState(0);
  const [erase, isErasing] = useCommitOnce<EraseClientMutation>(graphql`
    mutation EraseClientMutation($input: EraseContactInput!) {
      eraseContact(input: $input) {
        __typename
        ... on EraseContactPayload {
          contact {
            id
            isErased
            firstName
            lastName
            email
            phone
            dateOfBirth
          }
        }
        ... on BookingsAhead {
          conflictingBookingsCount
        }
        ... on Failure {
          message
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (message?: string) => setFailure(message ?? t`That did not work. Please try again.`);

  async function send() {
    setFailure(null);
    try {
      const { eraseContact: result } = await erase({ input: { id, cancelBookings: aheadCount > 0 } });
      if (result?.__typename === "BookingsAhead") return setAheadCount(result.conflictingBookingsCount ?? 1);
      if (result?.__typename !== "EraseContactPayload") return fail(result?.message);
      showToast({ text: t`Erased: ${name}` });
      onClose();
    } catch (error) {
      fail(i18n._(getErrorMessage(error)));
    }
  }

  return (
    <Dialog
      title={<Trans>Erase all data of {name}?</Trans>}
      isOpen
      requiresDecision
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Keep the data</Trans>
          </Button>
          <Button kind="danger" isBusy={isErasing} onPress={() => void send()}>
            {aheadCount > 0 ? <Trans>Cancel appointments and erase</Trans> : <Trans>Erase</Trans>}
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Name, contact details, notes, answers and files are deleted everywhere. Appointments and payments
          remain without a name. This cannot be undone.
        </Trans>
      </p>
      {aheadCount > 0 ? (
        <Notice kind="warning">
          <Plural
            value={aheadCount}
            one="# upcoming appointment is cancelled first, and refunded by your policy."
            other="# upcoming appointments are cancelled first, and refunded by your policy."
          />
        </Notice>
      ) : null}
      {failure === null ? null : <Notice kind="danger">{failure}</Notice>}
    </Dialog>
  );
}
