import { Trans } from "@lingui/react/macro";
import { Button } from "../ui/buttons/Button.tsx";
import { LinkButton } from "../ui/buttons/LinkButton.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import styles from "./Account.module.css";
import { ChangePassword } from "./ChangePassword.tsx";
import { Security } from "./security/Security.tsx";
import { Sessions } from "./Sessions.tsx";
import { useViewer } from "./useViewer.ts";
import { WhoIsIt } from "./WhoIsIt.tsx";

interface Props {
  readonly timeZone: string;
  readonly acceptsPasskeys: boolean;
}

export function AccountScreen({ timeZone, acceptsPasskeys }: Props) {
  const [viewerState, reloadViewer] = useViewer();
  if (viewerState.kind === "asking") return <Skeleton height="220px" />;
  if (viewerState.kind === "failed")
    return (
      <Notice
        kind="danger"
        title={<Trans>That did not work. Please try again.</Trans>}
        actions={
          <Button onPress={() => void reloadViewer()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  const { viewer } = viewerState;
  if (viewer === null)
    return (
      <Notice
        kind="info"
        title={<Trans>You are not signed in.</Trans>}
        actions={
          <LinkButton kind="primary" href="/account/sign-in">
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      />
    );
  return (
    <>
      <WhoIsIt name={viewer.name} role={viewer.role ?? null} onSignedOut={reloadViewer} />
      <nav className={styles.links}>
        <a href="/desk">
          <Trans>Your desk</Trans>
        </a>
        <a href="/">
          <Trans>Your public page</Trans>
        </a>
        <a href="/graphql">
          <Trans>GraphQL Explorer</Trans>
        </a>
        <a href="/developers/">
          <Trans>Developer pages</Trans>
        </a>
      </nav>
      <Security
        viewer={viewer}
        timeZone={timeZone}
        acceptsPasskeys={acceptsPasskeys}
        onChange={reloadViewer}
      />
      <Sessions sessions={viewer.sessions} timeZone={timeZone} onSessionEnded={reloadViewer} />
      <ChangePassword onChange={reloadViewer} />
    </>
  );
}
