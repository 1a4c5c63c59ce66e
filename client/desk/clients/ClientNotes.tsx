import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ClientNotes_contact$key } from "../../__generated__/ClientNotes_contact.graphql.ts";
import type { ClientNotesCreateMutation } from "../../__generated__/ClientNotesCreateMutation.graphql.ts";
import { getErrorMessage } from "../bookings/actions/actionFailure.ts";
import { useCommitOnce } from "../requests/commitOnce.ts";
import { ClientNote } from "./ClientNote.tsx";
import styles from "./Clients.module.css";
import { NoteForm } from "./NoteForm.tsx";

/** The notes of the business, newest first. The client never sees them. */
export function ClientNotes({ contact }: { readonly contact: ClientNotes_contact$key }) {
  const { t, i18n } = useLingui();
  const [formNumber, setFormNumber] = useState(0);
  const { id, clientNotes } = useFragment(
    graphql`
      fragment ClientNotes_contact on Contact {
        id
        clientNotes(first: 50) {
          __id
          totalCount
          edges {
            node {
              id
              ...ClientNote_note
            }
          }
        }
      }
    `,
    contact,
  );
  const [create, isCreating] = useCommitOnce<ClientNotesCreateMutation>(graphql`
    mutation ClientNotesCreateMutation($input: CreateContactNoteInput!, $connections: [ID!]!) {
      createContactNote(input: $input) {
        __typename
        ... on CreateContactNotePayload {
          contactNote @prependNode(connections: $connections, edgeTypeName: "ContactNoteEdge") {
            id
            ...ClientNote_note
          }
        }
        ... on Failure {
          message
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (message?: string) => setFailure(message ?? t`That did not work. Please try again.`);
  const connections = clientNotes == null ? [] : [clientNotes.__id];

  async function add(text: string, onDone: () => void) {
    setFailure(null);
    try {
      const { createContactNote: result } = await create({ input: { contact: id, text }, connections });
      if (result?.__typename !== "CreateContactNotePayload") return fail(result?.message);
      onDone();
      setFormNumber((number) => number + 1);
    } catch (error) {
      fail(i18n._(getErrorMessage(error)));
    }
  }

  return (
    <section aria-labelledby="client-notes" className={styles.part}>
      <h3 id="client-notes" className={styles.heading}>
        <Trans>Client notes</Trans>
      </h3>
      <NoteForm
        key={formNumber}
        draftKey={`new ${id}`}
        label={t`New note`}
        hint={<Trans>Only your team sees it.</Trans>}
        submitLabel={<Trans>Add note</Trans>}
        isBusy={isCreating}
        failure={failure}
        onSubmit={(text, onDone) => void add(text, onDone)}
      />
      <ul className={styles.notes}>
        {(clientNotes?.edges ?? []).map(({ node }) => (
          <ClientNote key={node.id} note={node} connections={connections} />
        ))}
      </ul>
    </section>
  );
}
