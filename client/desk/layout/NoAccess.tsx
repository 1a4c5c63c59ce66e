import { Trans } from "@lingui/react/macro";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import styles from "./NoAccess.module.css";
import { useScreens } from "./useScreens.ts";

/** Replaces a screen that the user's role does not include. */
export function NoAccess() {
  const [first] = useScreens();
  const label = first?.label;
  return (
    <div className={styles.box}>
      <Notice
        kind="info"
        title={<Trans>Your role does not include this screen.</Trans>}
        actions={
          first === undefined ? (
            <LinkButton href="/account">
              <Trans>Your account</Trans>
            </LinkButton>
          ) : (
            <LinkButton href={first.href}>
              <Trans>Back to “{label}”</Trans>
            </LinkButton>
          )
        }
      >
        <Trans>If you need it, ask the owner of the business for another role.</Trans>
      </Notice>
    </div>
  );
}
