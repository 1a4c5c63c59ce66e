import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { SessionsEverywhereMutation } from "../__generated__/SessionsEverywhereMutation.graphql.ts";
import type { SessionsRevokeMutation } from "../__generated__/SessionsRevokeMutation.graphql.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { toLocalDate, formatDate, formatTime } from "../time/format.ts";
import { Button } from "../ui/buttons/Button.tsx";
import styles from "./Account.module.css";
import { formatDeviceName } from "./deviceName.ts";
import { useSendMutation } from "./useSendMutation.ts";
import type { AccountViewer } from "./useViewer.ts";

interface Props {
  readonly sessions: AccountViewer["sessions"];
  /** The business's IANA zone. */
  readonly timeZone: string;
  readonly onSessionEnded: () => Promise<void>;
}

export function Sessions({ sessions, timeZone, onSessionEnded }: Props) {
  const { localeTag } = useLocale();
  const [revoke, isRevoking] = useSendMutation<SessionsRevokeMutation>(graphql`
    mutation SessionsRevokeMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        __typename
      }
    }
  `);
  const [endAll, isEnding] = useSendMutation<SessionsEverywhereMutation>(graphql`
    mutation SessionsEverywhereMutation($input: SignOutEverywhereInput!) {
      signOutEverywhere(input: $input) {
        __typename
      }
    }
  `);
  const timeFormat = { locale: localeTag, timeZone };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>Signed-in devices</Trans>
      </h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, agent, network, lastUsedAt, isCurrent }) => {
          const name = formatDeviceName(agent);
          const when = `${formatDate(toLocalDate(lastUsedAt, timeZone), "long", localeTag)}, ${formatTime(lastUsedAt, timeFormat)}`;
          return (
            <li key={id} className={styles.session}>
              <div className={styles.device}>
                <p>{name}</p>
                {network == null ? null : (
                  <p className={styles.note}>
                    <Trans>Network: {network}</Trans>
                  </p>
                )}
                <p className={styles.note}>
                  {isCurrent ? <Trans>This device</Trans> : <Trans>Last used: {when}</Trans>}
                </p>
              </div>
              {isCurrent ? null : (
                <Button
                  isDisabled={isRevoking}
                  onPress={() => void revoke({ input: { id } }).then(onSessionEnded)}
                >
                  <Trans>Sign out this device</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length < 2 ? null : (
        <div className={styles.buttons}>
          <Button isBusy={isEnding} onPress={() => void endAll({ input: {} }).then(onSessionEnded)}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
