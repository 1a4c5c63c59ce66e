import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { SessionsEverywhereMutation } from "../__generated__/SessionsEverywhereMutation.graphql.ts";
import type { SessionsRevokeMutation } from "../__generated__/SessionsRevokeMutation.graphql.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { dateOfInstant, formatDate, formatTime } from "../time/format.ts";
import { Button } from "../ui/buttons/Button.tsx";
import styles from "./Account.module.css";
import { deviceName } from "./deviceName.ts";
import { useSend } from "./useSend.ts";
import type { AccountViewer } from "./useViewer.ts";

interface Props {
  readonly sessions: AccountViewer["sessions"];
  /** The business's IANA zone. */
  readonly timeZone: string;
  readonly onChange: () => Promise<void>;
}

export function Sessions({ sessions, timeZone, onChange }: Props) {
  const { tag } = useLocale();
  const [revoke, isRevoking] = useSend<SessionsRevokeMutation>(graphql`
    mutation SessionsRevokeMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        ended
      }
    }
  `);
  const [endAll, isEnding] = useSend<SessionsEverywhereMutation>(graphql`
    mutation SessionsEverywhereMutation {
      signOutEverywhere {
        ended
      }
    }
  `);
  const style = { locale: tag, timeZone };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>Signed-in devices</Trans>
      </h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, agent, lastUsedAt, isCurrent }) => {
          const name = deviceName(agent);
          const when = `${formatDate(dateOfInstant(lastUsedAt, timeZone), "long", tag)}, ${formatTime(lastUsedAt, style)}`;
          return (
            <li key={id} className={styles.session}>
              <div className={styles.device}>
                <p>{name}</p>
                <p className={styles.note}>
                  {isCurrent ? <Trans>This device</Trans> : <Trans>Last used: {when}</Trans>}
                </p>
              </div>
              {isCurrent ? null : (
                <Button
                  isDisabled={isRevoking}
                  onPress={() => void revoke({ input: { session: id } }).then(onChange)}
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
          <Button isBusy={isEnding} onPress={() => void endAll({}).then(onChange)}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
