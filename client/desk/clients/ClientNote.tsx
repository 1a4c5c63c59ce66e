import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ClientNote_note$key } from "../../__generated__/ClientNote_note.graphql.ts";
import type { ClientNoteDeleteMutation } from "../../__generated__/ClientNoteDeleteMutation.graphql.ts";
import type { ClientNoteUpdateMutation } from "../../__generated__/ClientNoteUpdateMutation.graphql.ts";
import { formatDate, toLocalDate } from "../../time/format.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { getErrorMessage } from "../bookings/actions/actionFailure.ts";
import { hasTextDraft } from "../drafts/useTextDraft.ts";
import { useDesk } from "../layout/DeskContext.ts";
import { useCommitOnce } from "../requests/commitOnce.ts";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import styles from "./Clients.module.css";
import { NoteForm } from "./NoteForm.tsx";

interface Props {
  readonly note: ClientNote_note$key;
  /** Ids of the lists that have the note. */
  readonly connections: readonly string[];
}

export function ClientNote({ note, connections }: Props) {
  const { t, i18n } = useLingui();
  const timeFormat = useTimeFormat();
  const { can } = useDesk();
  const { id, text, author, createdAt } = useFragment(
    graphql`
      fragment ClientNote_note on ContactNote {
        id
        text
        author
        createdAt
      }
    `,
    note,
  );
  // Shows text that was typed before a reload or a sign-in.
  const [mode, setMode] = useState<"show" | "edit" | "delete">(() =>
    can("contacts.manage") && hasTextDraft(id) ? "edit" : "show",
  );
  const [update, isUpdating] = useCommitOnce<ClientNoteUpdateMutation>(graphql`
    mutation ClientNoteUpdateMutation($input: UpdateContactNoteInput!) {
      updateContactNote(input: $input) {
        __typename
        ... on UpdateContactNotePayload {
          contactNote {
            ...ClientNote_note
          }
        }
        ... on Failure {
          message
        }
      }
    }
  `);
  const [remove, isRemoving] = useCommitOnce<ClientNoteDeleteMutation>(graphql`
    mutation ClientNoteDeleteMutation($input: DeleteContactNoteInput!, $connections: [ID!]!) {
      deleteContactNote(input: $input) {
        __typename
        ... on DeleteContactNotePayload {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on Failure {
          message
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (message?: string) => setFailure(message ?? t`That did not work. Please try again.`);
  const open = (next: "show" | "edit" | "delete") => {
    setMode(next);
    setFailure(null);
  };

  async function change(next: string, onDone: () => void) {
    setFailure(null);
    try {
      const { updateContactNote: result } = await update({ input: { id, text: next } });
      if (result?.__typename !== "UpdateContactNotePayload") return fail(result?.message);
      onDone();
      open("show");
    } catch (error) {
      fail(i18n._(getErrorMessage(error)));
    }
  }

  async function deleteNote() {
    setFailure(null);
    try {
      const { deleteContactNote: result } = await remove({ input: { id }, connections: [...connections] });
      if (result?.__typename !== "DeleteContactNotePayload") fail(result?.message);
    } catch (error) {
      fail(i18n._(getErrorMessage(error)));
    }
  }

  const date = formatDate(toLocalDate(createdAt, timeFormat.timeZone), "short", timeFormat.locale);

  return (
    <li className={styles.note}>
      {mode === "edit" ? (
        <NoteForm
          draftKey={id}
          label={t`Change the note`}
          initial={text}
          submitLabel={<Trans>Save</Trans>}
          isBusy={isUpdating}
          failure={failure}
          onCancel={() => open("show")}
          onSubmit={(next, onDone) => void change(next, onDone)}
        />
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <p className={styles.detail}>
            {author} · {formatMoment(createdAt, timeFormat)}
          </p>
          {can("contacts.manage") ? (
            <div className={styles.actions}>
              <Button kind="quiet" aria-label={t`Edit the note of ${date}`} onPress={() => open("edit")}>
                <Trans>Edit</Trans>
              </Button>
              <Button kind="quiet" aria-label={t`Delete the note of ${date}`} onPress={() => open("delete")}>
                <Trans>Delete</Trans>
              </Button>
            </div>
          ) : null}
        </>
      )}
      {mode === "delete" ? (
        <Dialog
          title={<Trans>Delete this note?</Trans>}
          isOpen
          requiresDecision
          onClose={() => open("show")}
          actions={
            <>
              <Button onPress={() => open("show")}>
                <Trans>Keep the note</Trans>
              </Button>
              <Button kind="danger" isBusy={isRemoving} onPress={() => void deleteNote()}>
                <Trans>Delete</Trans>
              </Button>
            </>
          }
        >
          <p className={styles.text}>{text}</p>
          {failure === null ? null : <Notice kind="danger">{failure}</Notice>}
        </Dialog>
      ) : null}
    </li>
  );
}
