import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type {
  MergeClient_contact$data,
  MergeClient_contact$key,
} from "../../__generated__/MergeClient_contact.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useToast } from "../layout/toasts.tsx";
import styles from "./Clients.module.css";
import { readClientsAddress, toClientsHref } from "./clientsAddress.ts";
import { MergeChoice } from "./MergeChoice.tsx";
import { MergeSearch } from "./MergeSearch.tsx";
import { useMergeClients } from "./useMergeClients.ts";

interface Props {
  readonly contact: MergeClient_contact$key;
  readonly onClose: () => void;
}

const fragment = graphql`
  fragment MergeClient_contact on Contact {
    id
    firstName
    lastName
    email
    phone
    bookingCount
    noteCount: clientNotes(first: 1) {
      totalCount
    }
  }
`;

export type MergedClient = MergeClient_contact$data;

/** Finds the second entry of the same person, shows both, and asks once. */
export function MergeClient({ contact, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const router = useRouter();
  const showToast = useToast();
  const [otherKey, setOtherKey] = useState<MergeClient_contact$key | null>(null);
  const [isSwapped, setSwapped] = useState(false);
  const own = useFragment(fragment, contact);
  const other = useFragment(fragment, otherKey);
  const getName = (client: MergedClient) =>
    formatFullName(client, locale) || (client.email ?? client.phone ?? t`No name`);
  const [stays, moves] = isSwapped && other ? [other, own] : [own, other];
  const stayingName = getName(stays);
  const movedName = moves ? getName(moves) : "";

  const { merge, isMerging, failure, clearFailure } = useMergeClients((id) => {
    showToast({ text: t`Merged: ${stayingName}` });
    // The content behind a dialog is inert until effects have run, so focus could not return to it.
    flushSync(onClose);
    if (id === own.id) return;
    router.getContainer()?.focus({ preventScroll: true });
    router.navigate(toClientsHref({ ...readClientsAddress(router.url), client: id }));
  });
  const choose = (key: MergeClient_contact$key | null) => {
    setOtherKey(key);
    setSwapped(false);
    clearFailure();
  };

  return (
    <Dialog
      title={
        moves ? (
          <Trans>
            Merge {movedName} into {stayingName}?
          </Trans>
        ) : (
          <Trans>Merge {stayingName} with another client</Trans>
        )
      }
      isOpen
      requiresDecision={moves !== null && moves !== undefined}
      onClose={onClose}
      actions={
        moves ? (
          <>
            <Button onPress={() => choose(null)}>
              <Trans>Back</Trans>
            </Button>
            <Button kind="danger" isBusy={isMerging} onPress={() => void merge(stays.id, moves.id)}>
              <Trans>Merge clients</Trans>
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {other ? (
          <MergeChoice
            clients={[own, other]}
            isSwapped={isSwapped}
            getName={getName}
            onSwap={(next) => {
              setSwapped(next);
              clearFailure();
            }}
          />
        ) : (
          <MergeSearch ownId={own.id} initial={formatFullName(own, locale)} onChoose={choose} />
        )}
        {failure === null ? null : <Notice kind="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
