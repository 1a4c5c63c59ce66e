import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { ClientNote_note$key } from "../../__generated__/ClientNote_note.graphql.ts";
import type { ClientNoteDeleteMutation } from "../../__generated__/ClientNoteDeleteMutation.graphql.ts";
import type { ClientNoteUpdateMutation } from "../../__generated__/ClientNoteUpdateMutation.graphql.ts";
import { formatDate, toLocalDate } from "../../time/format.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { useToast } from "../layout/toasts.tsx";
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
  const { t } = useLingui();
  const timeFormat = useTimeFormat();
  const { can } = useDesk();
  const showToast = useToast();
  const [mode, setMode] = useState<"show" | "edit" | "delete">("show");
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
  const [update, isUpdating] = useMutation<ClientNoteUpdateMutation>(graphql`
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
  const [remove, isRemoving] = useMutation<ClientNoteDeleteMutation>(graphql`
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
  const fail = (message?: string) => showToast({ text: message ?? t`That did not work. Please try again.` });
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
          onCancel={() => setMode("show")}
          onSubmit={(next, onDone) =>
            update({
              variables: { input: { id, text: next } },
              onCompleted({ updateContactNote: result }) {
                if (result?.__typename !== "UpdateContactNotePayload") return fail(result?.message);
                onDone();
                setMode("show");
              },
              onError: () => fail(),
            })
          }
        />
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <p className={styles.detail}>
            {author} · {formatMoment(createdAt, timeFormat)}
          </p>
          {can("contacts.manage") ? (
            <div className={styles.actions}>
              <Button kind="quiet" aria-label={t`Edit the note of ${date}`} onPress={() => setMode("edit")}>
                <Trans>Edit</Trans>
              </Button>
              <Button
                kind="quiet"
                aria-label={t`Delete the note of ${date}`}
                onPress={() => setMode("delete")}
              >
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
          onClose={() => setMode("show")}
          actions={
            <>
              <Button onPress={() => setMode("show")}>
                <Trans>Keep the note</Trans>
              </Button>
              <Button
                kind="danger"
                isBusy={isRemoving}
                onPress={() =>
                  remove({
                    variables: { input: { id }, connections: [...connections] },
                    onCompleted({ deleteContactNote: result }) {
                      if (result?.__typename !== "DeleteContactNotePayload") fail(result?.message);
                    },
                    onError: () => fail(),
                  })
                }
              >
                <Trans>Delete</Trans>
              </Button>
            </>
          }
        >
          <p className={styles.text}>{text}</p>
        </Dialog>
      ) : null}
    </li>
  );
}
