import { Trans, useLingui } from "@lingui/react/macro";
import { DefaultLayout } from "../layouts/DefaultLayout.tsx";
import type { ErrorView } from "../router/loadView.ts";
import { useRouter } from "../router/RouterProvider.tsx";
import { classes } from "../ui/classes.ts";
import { LinkButton } from "../ui/buttons/LinkButton.tsx";
import { ThemeRoot } from "../ui/ThemeRoot.tsx";
import { BackLink } from "./BackLink.tsx";
import styles from "./ErrorPage.module.css";
import { getErrorAdvice, getErrorMessage } from "./errorMessages.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { readFrameTheme } from "./frameTheme.ts";

const expiredMessage = "Slug Expired";

export function ErrorPage({ error }: { readonly error: ErrorView }) {
  const { url } = useRouter();
  if (error.message !== expiredMessage) return <PlainError error={error} />;
  return (
    <ThemeRoot accent={error.help?.accentColor} {...readFrameTheme(url)}>
      <ExpiredLink help={error.help ?? null} />
    </ThemeRoot>
  );
}

function PlainError({ error }: { readonly error: ErrorView }) {
  const { i18n } = useLingui();
  const { url } = useRouter();
  const embedFrame = readFrameTheme(url);
  const { help } = error;
  const phone = help?.phone ?? "";
  return (
    <DefaultLayout embedFrame={embedFrame} {...(help !== undefined && { accent: help.accentColor })}>
      <section
        className={classes(styles.page, embedFrame.isFramed && styles.framed)}
        aria-labelledby="error-message"
      >
        {help === undefined ? null : <p className={styles.reference}>{help.businessName}</p>}
        <p className={styles.status}>{error.status}</p>
        <h1 id="error-message" className={styles.message}>
          {getErrorMessage(error, i18n)}
        </h1>
        <p className={styles.advice}>{getErrorAdvice(error, i18n)}</p>
        {error.requestId && (
          <p className={styles.reference}>
            <Trans>
              If you contact us about this, please mention <code>{error.requestId}</code>
            </Trans>
          </p>
        )}
        <div className={styles.ways}>
          {error.reason !== "answer" && (
            <LinkButton kind="primary" href={`${url.pathname}${url.search}`}>
              <Trans>Try again</Trans>
            </LinkButton>
          )}
          {help === undefined ? null : (
            <LinkButton kind="primary" href={help.phoneHref}>
              <Trans>Call {phone}</Trans>
            </LinkButton>
          )}
          <BackLink />
        </div>
      </section>
    </DefaultLayout>
  );
}
