import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { PasskeysFinishMutation } from "../../__generated__/PasskeysFinishMutation.graphql.ts";
import type { PasskeysStartMutation } from "../../__generated__/PasskeysStartMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import accountStyles from "../Account.module.css";
import { type AccountFailure, toAccountFailure } from "../accountMessages.ts";
import { AccountFailureNotice } from "../AccountFailureNotice.tsx";
import { formatDeviceName } from "../deviceName.ts";
import { useSendMutation } from "../useSendMutation.ts";
import type { AccountViewer } from "../useViewer.ts";
import { PasskeyItem } from "./PasskeyItem.tsx";
import { canUsePasskeys, createPasskey } from "./passkeyBrowser.ts";
import styles from "./Security.module.css";
import { useConfirmation } from "./useConfirmation.tsx";

interface Props {
  readonly viewer: AccountViewer;
  readonly timeZone: string;
  readonly onChange: (recoveryCodes: readonly string[]) => Promise<void>;
}

export function Passkeys({ viewer, timeZone, onChange }: Props) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const { sendConfirmed, dialog } = useConfirmation({
    hasPasskey: viewer.passkeys.length > 0,
    hasApp: viewer.codesEnabledAt != null,
  });
  const [start, isStarting] = useSendMutation<PasskeysStartMutation>(graphql`
    mutation PasskeysStartMutation($input: StartPasskeyRegistrationInput!) {
      startPasskeyRegistration(input: $input) {
        __typename
        ... on StartPasskeyRegistrationPayload {
          options
        }
      }
    }
  `);
  const [finish, isFinishing] = useSendMutation<PasskeysFinishMutation>(graphql`
    mutation PasskeysFinishMutation($input: FinishPasskeyRegistrationInput!) {
      finishPasskeyRegistration(input: $input) {
        __typename
        ... on FinishPasskeyRegistrationPayload {
          recoveryCodes
        }
      }
    }
  `);
  const fail = (typename: string | undefined) => setFailure({ code: toAccountFailure(typename) });

  async function add() {
    setFailure(null);
    const started = await sendConfirmed(async () => (await start({ input: {} }))?.startPasskeyRegistration);
    if (started === null) return undefined;
    if (started.__typename !== "StartPasskeyRegistrationPayload") return fail(started.__typename);
    const credential = await createPasskey(started.options);
    if (credential === null) return undefined;
    const name = formatDeviceName(navigator.userAgent);
    const finished = (await finish({ input: { name, credential } }))?.finishPasskeyRegistration;
    return finished?.__typename === "FinishPasskeyRegistrationPayload"
      ? onChange(finished.recoveryCodes ?? [])
      : fail(finished?.__typename);
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <Trans>Passkeys</Trans>
      </h3>
      <p className={accountStyles.note}>
        <Trans>
          Sign in with your fingerprint, your face or the PIN of your device instead of a password.
        </Trans>
      </p>
      <AccountFailureNotice failure={failure} />
      {viewer.passkeys.length === 0 ? null : (
        <ul className={accountStyles.sessions} aria-label={t`Passkeys`}>
          {viewer.passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              timeZone={timeZone}
              sendConfirmed={sendConfirmed}
              onChange={() => onChange([])}
              onFailure={fail}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <div className={accountStyles.buttons}>
          <Button isBusy={isStarting || isFinishing} onPress={() => void add()}>
            <Trans>Add a passkey</Trans>
          </Button>
        </div>
      ) : null}
      {dialog}
    </section>
  );
}
