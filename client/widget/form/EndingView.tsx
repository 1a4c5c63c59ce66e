import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { OwnWords } from "../frame/OwnWords.tsx";
import styles from "./EndingView.module.css";
import { leaveTo } from "./leaveTo.ts";
import type { Ended } from "./sendAnswers.ts";

/** What is shown at the end: thanks, or that it is not for them; what the score means; and where it leads on. */
export function EndingView({ ended: { outcome, ending, band } }: { readonly ended: Ended }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const url = safeUrl(ending.redirectUrl ?? "");
  useEffect(() => {
    heading.current?.focus();
    if (url !== null) leaveTo(url);
  }, [url]);
  const isAccepted = outcome === "ACCEPTED";
  return (
    <section className={styles.ending}>
      {isAccepted ? (
        <span className={styles.sign}>
          <Icon name="check" size={24} />
        </span>
      ) : null}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {ending.title !== "" ? (
          <OwnWords>{ending.title}</OwnWords>
        ) : isAccepted ? (
          <Trans>Thank you, we have your answers</Trans>
        ) : (
          <Trans>Thank you for your answers</Trans>
        )}
      </h1>
      {ending.text === "" ? null : (
        <p className={styles.text}>
          <OwnWords>{ending.text}</OwnWords>
        </p>
      )}
      {band === null ? null : (
        <div className={styles.band}>
          <h2 className={styles.bandTitle}>
            <OwnWords>{band.title}</OwnWords>
          </h2>
          <p className={styles.text}>
            <OwnWords>{band.text}</OwnWords>
          </p>
        </div>
      )}
      {url === null ? null : (
        <LinkButton kind="primary" href={url} target={url.startsWith("/") ? undefined : "_top"}>
          <Trans>Continue</Trans>
        </LinkButton>
      )}
    </section>
  );
}

/** The server has judged where it leads; a scheme that runs something is not even followed from there. */
function safeUrl(url: string): string | null {
  return /^(?:\/(?!\/)|https:\/\/)/.test(url) ? url : null;
}
