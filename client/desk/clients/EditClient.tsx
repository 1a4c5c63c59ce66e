import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { EditClient_contact$key } from "../../__generated__/EditClient_contact.graphql.ts";
import type { EditClientMutation } from "../../__generated__/EditClientMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { getErrorMessage } from "../bookings/actions/actionFailure.ts";
import { OtherChange } from "../drafts/OtherChange.tsx";
import { useToast } from "../layout/toasts.tsx";
import { useCommitOnce } from "../requests/commitOnce.ts";
import styles from "./Clients.module.css";
import {
  type ClientDetails,
  type ClientField,
  findOtherChange,
  listClientChanges,
  useClientEdits,
} from "./useClientEdits.ts";

interface Props {
  readonly contact: EditClient_contact$key;
  readonly onClose: () => void;
}

/**
 * Changes the details in all orders. An e-mail that another client has merges the two after a second press. Only typed
 * fields are sent, so that another person can change the others at the same time.
 */
export function EditClient({ contact, onClose }: Props) {
  const { t, i18n } = useLingui();
  const showToast = useToast();
  const client = useFragment(
    graphql`
      fragment EditClient_contact on Contact {
        id
        firstName
        lastName
        email
        phone
      }
    `,
    contact,
  );
  const { id, firstName, lastName, email, phone } = client;
  const stored: ClientDetails = {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email: email ?? "",
    phone: phone ?? "",
  };
  const { edits, type, clear } = useClientEdits(id, stored);
  const [errors, setErrors] = useState<Partial<Readonly<Record<ClientField, string>>>>({});
  const [mergesWith, setMergesWith] = useState<string | null>(null);
  const [update, isUpdating] = useCommitOnce<EditClientMutation>(graphql`
    mutation EditClientMutation($input: UpdateContactInput!) {
      updateContact(input: $input) {
        __typename
        ... on UpdateContactPayload {
          contact {
            id
            ...ClientFacts_contact
            ...EditClient_contact
          }
        }
        ... on InvalidInput {
          issues {
            path
            code
            message
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
  const close = () => {
    clear();
    // The content behind a dialog is inert until effects have run, so focus could not return to it.
    flushSync(onClose);
  };

  async function save() {
    setFailure(null);
    const changes = listClientChanges(edits, stored);
    const input = {
      id,
      ...changes,
      ...(changes.phone?.trim() === "" && { phone: null }),
      ...(mergesWith !== null && { merge: true }),
    };
    try {
      const { updateContact: result } = await update({ input });
      if (result?.__typename === "InvalidInput") {
        const isTaken = result.issues?.some(({ path, code }) => path[0] === "email" && code === "TAKEN");
        if (isTaken) return setMergesWith(changes.email ?? stored.email);
        return setErrors(
          Object.fromEntries((result.issues ?? []).map(({ path, message }) => [path[0], message])),
        );
      }
      if (result?.__typename !== "UpdateContactPayload") return fail(result?.message);
      showToast({ text: t`Saved.` });
      close();
    } catch (error) {
      fail(i18n._(getErrorMessage(error)));
    }
  }
  const field = (name: ClientField, hint?: ReactNode) => {
    const other = findOtherChange(name, edits, stored);
    return {
      name,
      value: edits[name]?.typed ?? stored[name],
      error: errors[name],
      hint: other === null ? hint : <OtherChange value={other} />,
      onChange(value: string) {
        type(name, value);
        setErrors({ ...errors, [name]: undefined });
        setMergesWith(null);
      },
    };
  };
  const isMerge = mergesWith !== null;

  return (
    <Dialog
      title={<Trans>Edit details</Trans>}
      isOpen
      requiresDecision={isMerge}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>
            <Trans>Close</Trans>
          </Button>
          <Button kind={isMerge ? "danger" : "primary"} isBusy={isUpdating} onPress={() => void save()}>
            {isMerge ? <Trans>Merge clients</Trans> : <Trans>Save</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField label={t`First name`} {...field("firstName")} />
        <TextField label={t`Last name`} {...field("lastName")} />
        <TextField
          label={t`Email`}
          kind="email"
          {...field("email", <Trans>A new address gets new links for future appointments.</Trans>)}
        />
        <TextField label={t`Phone`} kind="tel" optionalLabel={t`Optional`} {...field("phone")} />
        {isMerge ? (
          <Notice kind="warning">
            <Trans>
              Another client has the address {mergesWith}. Both become one client with these details. This
              cannot be undone.
            </Trans>
          </Notice>
        ) : null}
        {failure === null ? null : <Notice kind="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
