import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { ClientPanel_contact$key } from "../../__generated__/ClientPanel_contact.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { ClientBookings } from "./ClientBookings.tsx";
import { ClientFacts } from "./ClientFacts.tsx";
import { ClientNotes } from "./ClientNotes.tsx";
import styles from "./Clients.module.css";
import { EditClient } from "./EditClient.tsx";
import { EraseClient } from "./EraseClient.tsx";
import { ExportClient } from "./ExportClient.tsx";
import { MergeClient } from "./MergeClient.tsx";
import { hasClientEdits } from "./useClientEdits.ts";

/** One client: how to reach them, what they booked, and the notes of the business. */
export function ClientPanel({ contact }: { readonly contact: ClientPanel_contact$key }) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { can } = useDesk();
  const client = useFragment(
    graphql`
      fragment ClientPanel_contact on Contact @argumentDefinitions(now: { type: "DateTime!" }) {
        id
        firstName
        lastName
        isErased
        ...ClientFacts_contact
        ...ClientBookings_contact @arguments(now: $now)
        ...ClientNotes_contact
        ...EditClient_contact
        ...MergeClient_contact
      }
    `,
    contact,
  );
  // Shows text that was typed before a reload or a sign-in.
  const [dialog, setDialog] = useState<"edit" | "merge" | "erase" | null>(() =>
    hasClientEdits(client.id) ? "edit" : null,
  );
  const name = formatFullName(client, locale) || t`No name`;
  const mayManage = can("contacts.manage") && !client.isErased;

  return (
    <>
      <h2 className={styles.title}>{client.isErased ? <Trans>Erased client</Trans> : name}</h2>
      {mayManage ? (
        <div className={styles.actions}>
          <Button onPress={() => setDialog("edit")}>
            <Trans>Edit details</Trans>
          </Button>
          <Button onPress={() => setDialog("merge")}>
            <Trans>Merge with another client</Trans>
          </Button>
          <ExportClient id={client.id} name={name} />
          <Button kind="quiet" onPress={() => setDialog("erase")}>
            <Trans>Erase</Trans>
          </Button>
        </div>
      ) : null}
      <ClientFacts contact={client} />
      <ClientBookings contact={client} />
      {client.isErased ? null : <ClientNotes contact={client} />}
      {dialog === "edit" && mayManage ? (
        <EditClient contact={client} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === "merge" ? <MergeClient contact={client} onClose={() => setDialog(null)} /> : null}
      {dialog === "erase" ? <EraseClient id={client.id} name={name} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
