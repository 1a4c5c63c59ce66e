import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { BulkMessageDialogMutation } from "../../../__generated__/BulkMessageDialogMutation.graphql.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { useTextDraft } from "../../drafts/useTextDraft.ts";
import { useDesk } from "../../layout/DeskContext.ts";
import { BulkDialog, type BulkDialogProps } from "./BulkDialog.tsx";
import { BulkFacts, getClientKey, listClients } from "./BulkFacts.tsx";
import { useBulkAction } from "./useBulkAction.ts";
import type { PreviewBooking } from "./useBulkPreview.ts";

/** The limit of a request. Smaller batches could send a client two mails. */
const BATCH = 100;
const MAX_TEXT = 2000;

/** Sends a text to the clients of the selected bookings. A typed text survives a reload. */
export function BulkMessageDialog(props: BulkDialogProps) {
  const { t } = useLingui();
  const { can } = useDesk();
  const [text, setText] = useTextDraft("bulk-message", "");
  const [issue, setIssue] = useState<string | null>(null);
  const [count] = useState(props.ids.length);
  const [message, doneCount] = useBulkAction<BulkMessageDialogMutation>(
    graphql`
      mutation BulkMessageDialogMutation($input: MessageBookingsInput!) {
        messageBookings(input: $input) {
          __typename
          ... on MessageBookingsPayload {
            results {
              bookingId
              failure {
                code
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
    if (text.trim() === "") {
      setIssue(t`This field is required.`);
      return null;
    }
    const targets = bookings.map((booking) => ({ id: booking.id, client: getClientKey(booking) }));
    const outcomes = await message(targets, { text: text.trim() });
    if (outcomes?.some(({ failure }) => failure === null)) setText("");
    return outcomes;
  }

  return (
    <BulkDialog
      {...props}
      title={
        <Plural
          value={count}
          one="Write to the client of # booking"
          other="Write to the clients of # bookings"
        />
      }
      kind="primary"
      busyText={t`Sending`}
      doneCount={doneCount}
      renderDone={(doneTotal) => (
        <Plural value={doneTotal} one="Message sent for # booking" other="Message sent for # bookings" />
      )}
      renderQuestion={(bookings) => {
        const clients = listClients(bookings);
        const isReachable = ({ contact }: PreviewBooking) => contact.email != null || !can("contacts.read");
        const clientCount = clients.filter(isReachable).length;
        return {
          confirm: <Plural value={clientCount} one="Send to # client" other="Send to # clients" />,
          send: clientCount === 0 ? null : () => send(bookings),
          body: (
            <>
              <BulkFacts bookings={bookings}>
                <li>
                  <Trans>The email quotes your message and shows the appointments.</Trans>
                </li>
              </BulkFacts>
              <TextArea
                label={<Trans>Your message</Trans>}
                name="text"
                value={text}
                onChange={(next) => {
                  setText(next);
                  setIssue(null);
                }}
                error={issue}
                maxLength={MAX_TEXT}
              />
            </>
          ),
        };
      }}
    />
  );
}
