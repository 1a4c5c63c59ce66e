import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { ConfirmIdentityMutation } from "../../__generated__/ConfirmIdentityMutation.graphql.ts";
import type { ConfirmIdentityStartMutation } from "../../__generated__/ConfirmIdentityStartMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "../Account.module.css";
import { type AccountFailure, getPasswordIssueMessage, toAccountFailure } from "../accountMessages.ts";
import { AccountFailureNotice } from "../AccountFailureNotice.tsx";
import { useSendMutation } from "../useSendMutation.ts";
import { findPasskey } from "./passkeyBrowser.ts";

interface Props {
  readonly hasPasskey: boolean;
  readonly hasApp: boolean;
  readonly onSettled: (isConfirmed: boolean) => void;
}

type Proof = ConfirmIdentityMutation["variables"]["input"]["proof"];

/** Asks who is there before a change of the sign-in: by password, by code or by passkey. */
export function ConfirmIdentity({ hasPasskey, hasApp, onSettled }: Props) {
  const { i18n } = useLingui();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [start] = useSendMutation<ConfirmIdentityStartMutation>(graphql`
    mutation ConfirmIdentityStartMutation($input: StartPasskeyConfirmationInput!) {
      startPasskeyConfirmation(input: $input) {
        __typename
        ... on StartPasskeyConfirmationPayload {
          options
        }
      }
    }
  `);
  const [send, isBusy] = useSendMutation<ConfirmIdentityMutation>(graphql`
    mutation ConfirmIdentityMutation($input: ConfirmIdentityInput!) {
      confirmIdentity(input: $input) {
        __typename
        ... on ConfirmIdentityPayload {
          confirmedUntil
        }
        ... on InvalidInput {
          issues {
            code
          }
        }
      }
    }
  `);

  async function confirm(proof: Proof) {
    setIssue(null);
    setFailure(null);
    const outcome = (await send({ input: { proof } }))?.confirmIdentity;
    if (outcome?.__typename === "ConfirmIdentityPayload") return onSettled(true);
    if (outcome?.__typename !== "InvalidInput")
      return setFailure({ code: toAccountFailure(outcome?.__typename) });
    setIssue(outcome.issues?.[0]?.code ?? "INVALID");
    passwordField.current?.focus();
  }

  async function confirmByPasskey() {
    setFailure(null);
    const started = (await start({ input: {} }))?.startPasskeyConfirmation;
    if (started?.__typename !== "StartPasskeyConfirmationPayload")
      return setFailure({ code: toAccountFailure(started?.__typename) });
    const credential = await findPasskey(started.options);
    if (credential !== null) await confirm({ credential });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    void confirm(hasApp && code.trim() !== "" ? { code } : { password });
  }

  return (
    <Dialog
      title={<Trans>Please confirm that it is you</Trans>}
      isOpen
      onClose={() => onSettled(false)}
      actions={
        <>
          <Button kind="primary" type="submit" form="confirm-identity" isBusy={isBusy}>
            <Trans>Confirm</Trans>
          </Button>
          {hasPasskey ? (
            <Button onPress={() => void confirmByPasskey()}>
              <Trans>Use a passkey</Trans>
            </Button>
          ) : null}
          <Button kind="quiet" onPress={() => onSettled(false)}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <form id="confirm-identity" className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <AccountFailureNotice failure={failure} />
        <div className={styles.fields}>
          <PasswordField
            ref={passwordField}
            name="confirm-password"
            label={<Trans>Password</Trans>}
            value={password}
            onChange={setPassword}
            error={issue === null || issue === "WRONG_CODE" ? null : i18n._(getPasswordIssueMessage(issue))}
            autoComplete="current-password"
            showPasswordLabel={<Trans>Show password</Trans>}
          />
          {hasApp ? (
            <TextField
              name="confirm-code"
              inputMode="numeric"
              label={<Trans>Or a code from the app</Trans>}
              value={code}
              onChange={setCode}
              error={issue === "WRONG_CODE" ? i18n._(getPasswordIssueMessage(issue)) : null}
              autoComplete="one-time-code"
              maxLength={20}
            />
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
