import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { AuthenticatorAppDisableMutation } from "../../__generated__/AuthenticatorAppDisableMutation.graphql.ts";
import type { AuthenticatorAppStartMutation } from "../../__generated__/AuthenticatorAppStartMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import accountStyles from "../Account.module.css";
import { type AccountFailure, toAccountFailure } from "../accountMessages.ts";
import { AccountFailureNotice } from "../AccountFailureNotice.tsx";
import { useSendMutation } from "../useSendMutation.ts";
import type { AccountViewer } from "../useViewer.ts";
import { ConfirmApp } from "./ConfirmApp.tsx";
import { RemovalDialog } from "./RemovalDialog.tsx";
import styles from "./Security.module.css";
import { useConfirmation } from "./useConfirmation.tsx";

interface Props {
  readonly viewer: AccountViewer;
  readonly onChange: (recoveryCodes: readonly string[]) => Promise<void>;
}

export function AuthenticatorApp({ viewer, onChange }: Props) {
  const { t } = useLingui();
  const hasApp = viewer.codesEnabledAt != null;
  const [setup, setSetup] = useState<{ readonly secret: string; readonly setupUrl: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const { sendConfirmed, dialog } = useConfirmation({ hasPasskey: viewer.passkeys.length > 0, hasApp });
  const [start, isStarting] = useSendMutation<AuthenticatorAppStartMutation>(graphql`
    mutation AuthenticatorAppStartMutation($input: StartCodeSetupInput!) {
      startCodeSetup(input: $input) {
        __typename
        ... on StartCodeSetupPayload {
          secret
          setupUrl
        }
      }
    }
  `);
  const [disable] = useSendMutation<AuthenticatorAppDisableMutation>(graphql`
    mutation AuthenticatorAppDisableMutation($input: DisableCodesInput!) {
      disableCodes(input: $input) {
        __typename
      }
    }
  `);

  async function startSetup() {
    setFailure(null);
    const result = await sendConfirmed(async () => (await start({ input: {} }))?.startCodeSetup);
    if (result?.__typename === "StartCodeSetupPayload") setSetup(result);
    else if (result !== null) setFailure({ code: toAccountFailure(result.__typename) });
  }
  async function remove() {
    setAsking(false);
    setFailure(null);
    const result = await sendConfirmed(async () => (await disable({ input: {} }))?.disableCodes);
    if (result?.__typename === "DisableCodesPayload") return onChange([]);
    if (result !== null) setFailure({ code: toAccountFailure(result.__typename) });
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <Trans>Authenticator app</Trans>
      </h3>
      <p className={accountStyles.note}>
        {hasApp ? (
          <Trans>The app is set up. You need a code from it when you sign in with your password.</Trans>
        ) : (
          <Trans>An app on your phone shows a code that you enter after your password.</Trans>
        )}
      </p>
      <AccountFailureNotice failure={failure} />
      {setup === null ? (
        <div className={accountStyles.buttons}>
          <Button isBusy={isStarting} onPress={() => void startSetup()}>
            {hasApp ? <Trans>Use another app</Trans> : <Trans>Set up an app</Trans>}
          </Button>
          {hasApp ? (
            <Button kind="quiet" onPress={() => setAsking(true)}>
              <Trans>Remove the app</Trans>
            </Button>
          ) : null}
        </div>
      ) : (
        <ConfirmApp
          {...setup}
          sendConfirmed={sendConfirmed}
          onCancel={() => setSetup(null)}
          onConfirmed={(codes) => {
            setSetup(null);
            return onChange(codes);
          }}
        />
      )}
      {isAsking ? (
        <RemovalDialog
          title={t`Remove the authenticator app?`}
          onCancel={() => setAsking(false)}
          onRemove={() => void remove()}
        />
      ) : null}
      {dialog}
    </section>
  );
}
