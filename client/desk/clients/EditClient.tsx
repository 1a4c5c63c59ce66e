import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { EditClient_contact$key } from "../../__generated__/EditClient_contact.graphql.ts";
import type { EditClientMutation } from "../../__generated__/EditClientMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useToast } from "../layout/toasts.tsx";
import styles from "./Clients.module.css";

interface Props {
  readonly contact: EditClient_contact$key;
  readonly onClose: () => void;
}

type Field = "firstName" | "lastName" | "email" | "phone";

/** Changes the details in all orders. An e-mail that another client has merges the two after a second press. */
export function EditClient({ contact, onClose }: Props) {
  const { t } = useLingui();
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
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({
    firstName: client.firstName ?? "",
    lastName: client.lastName ?? "",
    email: client.email ?? "",
    phone: client.phone ?? "",
  });
  const [errors, setErrors] = useState<Partial<Readonly<Record<Field, string>>>>({});
  const [mergesWith, setMergesWith] = useState<string | null>(null);
  const [update, isUpdating] = useMutation<EditClientMutation>(graphql`
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
  const fail = (message?: string) => showToast({ text: message ?? t`That did not work. Please try again.` });

  const save = () => {
    const { firstName, lastName, email, phone } = values;
    const changes = {
      ...(firstName !== (client.firstName ?? "") && { firstName }),
      ...(lastName !== (client.lastName ?? "") && { lastName }),
      ...(email !== (client.email ?? "") && { email }),
      ...(phone !== (client.phone ?? "") && { phone: phone.trim() === "" ? null : phone }),
    };
    update({
      variables: { input: { id: client.id, ...changes, ...(mergesWith === email && { merge: true }) } },
      onCompleted({ updateContact: result }) {
        if (result?.__typename === "InvalidInput") {
          const isTaken = result.issues?.some(({ path, code }) => path[0] === "email" && code === "TAKEN");
          if (isTaken) return setMergesWith(email);
          return setErrors(
            Object.fromEntries((result.issues ?? []).map(({ path, message }) => [path[0], message])),
          );
        }
        if (result?.__typename !== "UpdateContactPayload") return fail(result?.message);
        showToast({ text: t`Saved.` });
        onClose();
      },
      onError: () => fail(),
    });
  };
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange(value: string) {
      setValues({ ...values, [name]: value });
      setErrors({ ...errors, [name]: undefined });
      setMergesWith(null);
    },
  });
  const isMerge = mergesWith !== null;

  return (
    <Dialog
      title={<Trans>Edit details</Trans>}
      isOpen
      requiresDecision={isMerge}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button kind={isMerge ? "danger" : "primary"} isBusy={isUpdating} onPress={save}>
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
          {...field("email")}
          hint={<Trans>A new address gets new links for future appointments.</Trans>}
        />
        <TextField label={t`Phone`} kind="tel" optionalLabel={t`optional`} {...field("phone")} />
        {isMerge ? (
          <Notice kind="warning">
            <Trans>
              Another client has the address {mergesWith}. Both become one client with these details. This
              cannot be undone.
            </Trans>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
