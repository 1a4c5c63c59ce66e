import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { WhoIsItSignOutMutation } from "../__generated__/WhoIsItSignOutMutation.graphql.ts";
import { Button } from "../ui/buttons/Button.tsx";
import styles from "./Account.module.css";
import { getRoleLabel } from "./accountMessages.ts";
import { useSendMutation } from "./useSendMutation.ts";

interface Props {
  readonly name: string;
  readonly role: string | null;
  readonly onSignedOut: () => Promise<void>;
}

export function WhoIsIt({ name, role, onSignedOut }: Props) {
  const { t, i18n } = useLingui();
  const [send, isBusy] = useSendMutation<WhoIsItSignOutMutation>(graphql`
    mutation WhoIsItSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        __typename
      }
    }
  `);
  return (
    <div className={styles.session}>
      <p className={styles.device}>
        <strong>{name}</strong>
        {role === null ? null : <span className={styles.note}> · {i18n._(getRoleLabel(role))}</span>}
      </p>
      <Button
        isBusy={isBusy}
        busyText={t`Signing out`}
        onPress={() => void send({ input: {} }).then(onSignedOut)}
      >
        <Trans>Sign out</Trans>
      </Button>
    </div>
  );
}
