import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { PanelNote_booking$key } from "../../../__generated__/PanelNote_booking.graphql.ts";
import type { PanelNoteMutation } from "../../../__generated__/PanelNoteMutation.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { useTextDraft } from "../../drafts/useTextDraft.ts";
import { useDesk } from "../../layout/DeskContext.ts";
import styles from "./BookingPanel.module.css";
import { type ActionContext, useBookingAction } from "../actions/useBookingAction.ts";

interface Props extends ActionContext {
  readonly booking: PanelNote_booking$key;
}

const MAX_NOTE = 2000;

/** A note for the team. The history shows it. A typed note survives a reload. */
export function PanelNote({ booking, ...context }: Props) {
  const { t } = useLingui();
  const { can } = useDesk();
  const { id } = useFragment(
    graphql`
      fragment PanelNote_booking on Booking {
        id
      }
    `,
    booking,
  );
  const [note, setNote] = useTextDraft(`note ${id}`, "");
  const [add, isBusy] = useBookingAction<PanelNoteMutation>(
    graphql`
      mutation PanelNoteMutation($input: NoteBookingInput!) {
        noteBooking(input: $input) {
          __typename
          ... on NoteBookingPayload {
            booking {
              id
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
  if (!can("bookings.change")) return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = note.trim();
    if (text !== "" && (await add({ id, note: text }))) setNote("");
  }

  return (
    <form className={styles.note} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={<Trans>Note for your team</Trans>}
        name="note"
        value={note}
        onChange={setNote}
        optionalLabel=""
        hint={<Trans>The client does not see it.</Trans>}
        maxLength={MAX_NOTE}
      />
      <Button type="submit" isBusy={isBusy} busyText={t`Saving`} isDisabled={note.trim() === ""}>
        <Trans>Add note</Trans>
      </Button>
    </form>
  );
}
