import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { SiteContext } from "../siteContext.ts";
import { translateStatusMessage } from "../../shared/translateStatusMessage.ts";
import { ContentButton } from "../ContentLink.tsx";
import styles from "./NotFound.module.css";

export function NotFound({ message }: { readonly message: string }) {
  const { homePath } = use(SiteContext);
  const { t, i18n } = useLingui();
  return (
    <section className={styles.page} aria-label={t`Page not found`}>
      <p className={styles.status}>404</p>
      <h1 className={styles.message}>{translateStatusMessage(message, i18n)}</h1>
      <p className={styles.advice}>
        <Trans>The address may be mistyped, or the page no longer exists.</Trans>
      </p>
      <p>
        <ContentButton href={homePath} kind="primary" isBusinessText={false}>
          <Trans>Go to the home page</Trans>
        </ContentButton>
      </p>
    </section>
  );
}
