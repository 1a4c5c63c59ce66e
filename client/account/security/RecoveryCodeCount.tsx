import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { RecoveryCodeCountMutation } from "../../__generated__/RecoveryCodeCountMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import accountStyles from "../Account.module.css";
import { type AccountFailure, toAccountFailure } from "../accountMessages.ts";
import { AccountFailureNotice } from "../AccountFailureNotice.tsx";
import { useSendMutation } from "../useSendMutation.ts";
import type { AccountViewer } from "../useViewer.ts";
import styles from "./Security.module.css";
import { useConfirmation } from "./useConfirmation.tsx";

interface Props {
  readonly viewer: AccountViewer;
  readonly onChange: (recoveryCodes: readonly string[]) => Promise<void>;
}

export function RecoveryCodeCount({ viewer, onChange }: Props) {
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const { sendConfirmed, dialog } = useConfirmation({
    hasPasskey: viewer.passkeys.length > 0,
    hasApp: viewer.codesEnabledAt != null,
  });
  const [renew, isBusy] = useSendMutation<RecoveryCodeCountMutation>(graphql`
    mutation RecoveryCodeCountMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        __typename
        ... on RenewRecoveryCodesPayload {
          recoveryCodes
        }
      }
    }
  `);
  async function renewCodes() {
    setFailure(null);
    const result = await sendConfirmed(async () => (await renew({ input: {} }))?.renewRecoveryCodes);
    if (result?.__typename === "RenewRecoveryCodesPayload") return onChange(result.recoveryCodes ?? []);
    if (result !== null) setFailure({ code: toAccountFailure(result.__typename) });
  }
  const left = viewer.recoveryCodesLeft;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <Trans>Recovery codes</Trans>
      </h3>
      <p className={accountStyles.note}>
        <Trans>Codes left: {left}</Trans>
      </p>
      <AccountFailureNotice failure={failure} />
      <div className={accountStyles.buttons}>
        <Button isBusy={isBusy} onPress={() => void renewCodes()}>
          <Trans>Create new codes</Trans>
        </Button>
      </div>
      {dialog}
    </section>
  );
}
