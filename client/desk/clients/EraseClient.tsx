import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { EraseClientMutation } from "../../__generated__/EraseClientMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useToast } from "../layout/toasts.tsx";

interface Props {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks once, with the name. Future appointments need a second press, because they are cancelled. */
export function EraseClient({ id, name, onClose }: Props) {
  const { t } = useLingui();
  const showToast = useToast();
  const [aheadCount, setAheadCount] = useState(0);
  const [erase, isErasing] = useMutation<EraseClientMutation>(graphql`
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
  const fail = (message?: string) => showToast({ text: message ?? t`That did not work. Please try again.` });

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
          <Button
            kind="danger"
            isBusy={isErasing}
            onPress={() =>
              erase({
                variables: { input: { id, cancelBookings: aheadCount > 0 } },
                onCompleted({ eraseContact: result }) {
                  if (result?.__typename === "BookingsAhead")
                    return setAheadCount(result.conflictingBookingsCount ?? 1);
                  if (result?.__typename !== "EraseContactPayload") return fail(result?.message);
                  showToast({ text: t`Erased: ${name}` });
                  onClose();
                },
                onError: () => fail(),
              })
            }
          >
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
    </Dialog>
  );
}
