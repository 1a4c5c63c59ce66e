import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import type { RenewLinksDialog_booking$key } from "../../../__generated__/RenewLinksDialog_booking.graphql.ts";
import type { RenewLinksDialogMutation } from "../../../__generated__/RenewLinksDialogMutation.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { useToast } from "../../layout/toasts.tsx";
import { type ActionContext, useBookingAction } from "./useBookingAction.ts";

interface Props extends ActionContext {
  readonly booking: RenewLinksDialog_booking$key;
  readonly onClose: () => void;
}

/** Sends a new link to the client. It asks once, because the old links end. */
export function RenewLinksDialog({ booking, onClose, ...context }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const showToast = useToast();
  const { id, contact, due } = useFragment(
    graphql`
      fragment RenewLinksDialog_booking on Booking {
        id
        contact {
          firstName
          lastName
          email
        }
        due {
          amount
        }
      }
    `,
    booking,
  );
  const [renew, isBusy] = useBookingAction<RenewLinksDialogMutation>(
    graphql`
      mutation RenewLinksDialogMutation($input: RenewBookingLinksInput!) {
        renewBookingLinks(input: $input) {
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
  const email = contact.email ?? "";

  async function send() {
    const isDone = await renew({ booking: { id } });
    onClose();
    if (isDone) showToast({ text: t`A new link is on its way to ${email}` });
  }

  return (
    <Dialog
      title={<Trans>Send {name} a new link?</Trans>}
      isOpen
      requiresDecision
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button kind="primary" isBusy={isBusy} onPress={() => void send()}>
            <Trans>Send the link</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          The link goes to {email}. With it the client can see, move or cancel the booking. Earlier links stop
          working.
        </Trans>
      </p>
      {due.amount > 0 ? (
        <p>
          <Trans>The client can pay there as well.</Trans>
        </p>
      ) : null}
    </Dialog>
  );
}
