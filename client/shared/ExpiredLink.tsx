import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { FormLayout } from "../layouts/FormLayout.tsx";
import { useIsInPlace } from "../router/inPlaceContext.ts";
import type { ErrorHelp } from "../router/page.ts";
import { LinkButton } from "../ui/buttons/LinkButton.tsx";
import styles from "./ExpiredLink.module.css";

interface Props {
  readonly help: ErrorHelp | null;
  /** True if the link expired while the visitor was booking: the input is kept and the message takes the focus. */
  readonly keepsDetails?: boolean;
  readonly pageFooter?: ReactNode;
}

/** Replaces an expired one-time link. It does not disclose who booked. */
export function ExpiredLink({ help, keepsDetails = false, pageFooter }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (keepsDetails) heading.current?.focus();
  }, [keepsDetails]);
  const phone = help?.phone ?? "";
  const Title = useIsInPlace() ? "h2" : "h1";
  return (
    <FormLayout pageFooter={pageFooter}>
      <section className={styles.page} aria-labelledby="expired-link">
        <TornTicket />
        <div className={styles.words}>
          {help === null ? null : <p className={styles.above}>{help.businessName}</p>}
          <Title id="expired-link" ref={heading} tabIndex={-1} className={styles.title}>
            <Trans>This link is no longer valid</Trans>
          </Title>
          <p>
            <Trans>It was valid for one booking. It has been used, withdrawn or has expired.</Trans>
          </p>
          {help === null ? null : (
            <p className={styles.muted}>
              <Trans>Did you want to book with it? Please call us, we are happy to help.</Trans>
            </p>
          )}
          {keepsDetails ? (
            <p className={styles.muted}>
              <Trans>Your details are kept. You will find them again in our calendar.</Trans>
            </p>
          ) : null}
        </div>
        {help === null ? null : (
          <div className={styles.ways}>
            <LinkButton kind="primary" href={help.phoneHref}>
              <Trans>Call {phone}</Trans>
            </LinkButton>
            {help.calendarHref === null ? null : (
              <LinkButton href={help.calendarHref}>
                <Trans>View our calendar</Trans>
              </LinkButton>
            )}
          </div>
        )}
      </section>
    </FormLayout>
  );
}

function TornTicket() {
  return (
    <svg
      className={styles.sign}
      width="72"
      height="72"
      viewBox="0 0 72 72"
      fill="none"
      aria-hidden
      focusable="false"
    >
      <circle cx="36" cy="36" r="36" className={styles.ground} />
      <g className={styles.lines} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M41 25H20a2 2 0 0 0-2 2v4.5a4.5 4.5 0 0 1 0 9V45a2 2 0 0 0 2 2h21l-2.5-3.7 2.5-3.6-2.5-3.7 2.5-3.7-2.5-3.6Z" />
        <path d="M47.5 23.5 53 25a2 2 0 0 1 1.4 2.4l-1.1 4.2a4.5 4.5 0 0 0-2.3 8.7l-1 3.6a2 2 0 0 1-2.4 1.4l-3.1-.8 3-3.1-1.2-4.2 3.2-3-1.2-4.2Z" />
        <path d="M24 33h9M24 39h6" />
      </g>
    </svg>
  );
}
