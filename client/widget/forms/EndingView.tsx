import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { Icon } from "../../ui/Icon.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { OwnWords } from "../layout/OwnWords.tsx";
import styles from "./EndingView.module.css";
import { leaveTo } from "./leaveTo.ts";
import type { Ended } from "./sendAnswers.ts";
import { staysInFrame } from "./staysInFrame.ts";

export function EndingView({ ended: { outcome, ending, band } }: { readonly ended: Ended }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const url = safeUrl(ending.redirectUrl ?? "");
  useEffect(() => {
    heading.current?.focus();
    if (url !== null) leaveTo(url);
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
      <Title ref={heading} tabIndex={-1} className={styles.title}>
        {ending.title !== "" ? (
          <OwnWords>{ending.title}</OwnWords>
        ) : isAccepted ? (
          <Trans>Thank you, we have received your answers</Trans>
        ) : (
          <Trans>Thank you for your answers</Trans>
        )}
      </Title>
      {ending.text === "" ? null : (
        <p className={styles.text}>
          <OwnWords>{ending.text}</OwnWords>
        </p>
      )}
      {band === null ? null : (
        <div className={styles.band}>
          <BandTitle className={styles.bandTitle}>
            <OwnWords>{band.title}</OwnWords>
          </BandTitle>
          <p className={styles.text}>
            <OwnWords>{band.text}</OwnWords>
          </p>
        </div>
      )}
      {url === null ? null : (
        <LinkButton kind="primary" href={url} target={staysInFrame(url) ? undefined : "_top"}>
          <Trans>Continue</Trans>
        </LinkButton>
      )}
    </section>
  );
}

/** Defence in depth: rejects schemes that execute code, although the server validates the URL. */
function safeUrl(url: string): string | null {
  return /^(?:\/(?!\/)|https:\/\/)/.test(url) ? url : null;
}
