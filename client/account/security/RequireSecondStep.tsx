import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { RequireSecondStepMutation } from "../../__generated__/RequireSecondStepMutation.graphql.ts";
import type { RequireSecondStepQuery } from "../../__generated__/RequireSecondStepQuery.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import accountStyles from "../Account.module.css";
import { AccountFailureNotice } from "../AccountFailureNotice.tsx";
import { useSendMutation } from "../useSendMutation.ts";
import type { AccountViewer } from "../useViewer.ts";
import styles from "./Security.module.css";
import { useConfirmation } from "./useConfirmation.tsx";

interface Props {
  readonly viewer: AccountViewer;
  readonly onChange: () => Promise<void>;
}

/** For a user who manages the business: whether all its users need a passkey or an authenticator app. */
export function RequireSecondStep({ viewer, onChange }: Props) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const [isRequired, setRequired] = useState<boolean | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { sendConfirmed, dialog } = useConfirmation({
    hasPasskey: viewer.passkeys.length > 0,
    hasApp: viewer.codesEnabledAt != null,
  });
  const [update, isSending] = useSendMutation<RequireSecondStepMutation>(graphql`
    mutation RequireSecondStepMutation($input: UpdateBusinessInput!) {
      updateBusiness(input: $input) {
        __typename
      }
    }
  `);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<RequireSecondStepQuery>(
      environment,
      graphql`
        query RequireSecondStepQuery {
          business {
            requiresSecondFactor
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ business }) => setRequired(business?.requiresSecondFactor ?? null),
      // Without the present value there is nothing to change.
      error: () => {},
    });
    return unsubscribe;
  }, [environment]);

  async function change(requiresSecondFactor: boolean) {
    setAsking(false);
    setFailed(false);
    const result = await sendConfirmed(
      async () => (await update({ input: { requiresSecondFactor } }))?.updateBusiness ?? undefined,
    );
    if (result?.__typename !== "UpdateBusinessPayload") return setFailed(result !== null);
    setRequired(requiresSecondFactor);
    return onChange();
  }

  if (isRequired === null) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <Trans>Second step for everyone</Trans>
      </h3>
      <p className={accountStyles.note} role="status">
        {isRequired ? (
          <Trans>All users of your business need a passkey or an authenticator app.</Trans>
        ) : (
          <Trans>Users of your business can sign in with a password alone.</Trans>
        )}
      </p>
      <AccountFailureNotice failure={hasFailed ? { code: "CONNECTION" } : null} />
      <div className={accountStyles.buttons}>
        {isRequired ? (
          <Button isBusy={isSending} onPress={() => void change(false)}>
            <Trans>No longer require it</Trans>
          </Button>
        ) : (
          <Button isBusy={isSending} onPress={() => setAsking(true)}>
            <Trans>Require it</Trans>
          </Button>
        )}
      </div>
      {isAsking ? (
        <Dialog
          title={t`Require a second step from all users?`}
          isOpen
          requiresDecision
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="primary" onPress={() => void change(true)}>
                <Trans>Require it</Trans>
              </Button>
              <Button onPress={() => setAsking(false)}>
                <Trans>Back</Trans>
              </Button>
            </>
          }
        >
          <Trans>
            Until they add a passkey or set up an app, users without one can do nothing else. This also holds
            for users who are signed in now.
          </Trans>
        </Dialog>
      ) : null}
      {dialog}
    </section>
  );
}
