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

/** A request that failed may succeed later. A regular answer, such as 404, stays the same. */
const canRetry = ({ reason }: ErrorView): boolean => reason !== "answer";

export function ErrorPage({ error }: { readonly error: ErrorView }) {
  const { url } = useRouter();
  if (error.code !== "SLUG_EXPIRED") return <PlainError error={error} />;
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
  const { help: contact } = error;
  const phone = contact?.phone ?? "";
  return (
    <DefaultLayout embedFrame={embedFrame} {...(contact !== undefined && { accent: contact.accentColor })}>
      <section
        className={classes(styles.page, embedFrame.isFramed && styles.framed)}
        aria-labelledby="error-message"
      >
        {contact === undefined ? null : <p className={styles.reference}>{contact.businessName}</p>}
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
          {canRetry(error) && (
            <LinkButton kind="primary" href={`${url.pathname}${url.search}`}>
              <Trans>Try again</Trans>
            </LinkButton>
          )}
          {contact === undefined ? null : (
            <LinkButton kind="primary" href={contact.phoneHref}>
              <Trans>Call {phone}</Trans>
            </LinkButton>
          )}
          <BackLink />
        </div>
      </section>
    </DefaultLayout>
  );
}
