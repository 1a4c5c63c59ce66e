import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { Icon } from "../../ui/Icon.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import styles from "./EndingView.module.css";
import { openEndingUrl } from "./openEndingUrl.ts";
import type { SubmitResult } from "./sendAnswers.ts";
import { isWidgetUrl } from "./isWidgetUrl.ts";

export function EndingView({ result: { outcome, ending, band } }: { readonly result: SubmitResult }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const url = toSafeUrl(ending.redirectUrl ?? "");
  useEffect(() => {
    headingRef.current?.focus();
    if (url !== null) openEndingUrl(url);
  }, [url]);
  const isAccepted = outcome === "ACCEPTED";
  // An embedding page has its own `h1`.
  const [Title, BandTitle] = useIsInPlace() ? (["h2", "h3"] as const) : (["h1", "h2"] as const);
  return (
    <section className={styles.ending}>
      {isAccepted ? (
        <span className={styles.sign}>
          <Icon name="check" size={24} />
        </span>
      ) : null}
      <Title ref={headingRef} tabIndex={-1} className={styles.title}>
        {ending.title != null ? (
          <BusinessText>{ending.title}</BusinessText>
        ) : isAccepted ? (
          <Trans>Thank you, we have received your answers</Trans>
        ) : (
          <Trans>Thank you for your answers</Trans>
        )}
      </Title>
      {ending.text == null ? null : (
        <p className={styles.text}>
          <BusinessText>{ending.text}</BusinessText>
        </p>
      )}
      {band === null ? null : (
        <div className={styles.band}>
          <BandTitle className={styles.bandTitle}>
            <BusinessText>{band.title}</BusinessText>
          </BandTitle>
          {band.text == null ? null : (
            <p className={styles.text}>
              <BusinessText>{band.text}</BusinessText>
            </p>
          )}
        </div>
      )}
      {url === null ? null : (
        <LinkButton kind="primary" href={url} target={isWidgetUrl(url) ? undefined : "_top"}>
          <Trans>Continue</Trans>
        </LinkButton>
      )}
    </section>
  );
}

/** Defence in depth: rejects schemes that execute code, although the server validates the URL. */
function toSafeUrl(url: string): string | null {
  return /^(?:\/(?!\/)|https:\/\/)/.test(url) ? url : null;
}
