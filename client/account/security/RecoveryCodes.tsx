import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import accountStyles from "../Account.module.css";
import styles from "./Security.module.css";

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows new recovery codes once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <Trans>Recovery codes</Trans>
      </h3>
      <Notice ref={noticeRef} kind="warning">
        <Trans>
          Each of these codes works once if you cannot use your passkey or your app. Keep them in a safe
          place. They are not shown again.
        </Trans>
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.key}>
            {code}
          </li>
        ))}
      </ul>
      <div className={accountStyles.buttons}>
        <Button kind="primary" onPress={onDone}>
          <Trans>Done</Trans>
        </Button>
        <Button onPress={() => void copy()}>{isCopied ? t`Copied` : t`Copy`}</Button>
        <LinkButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          <Trans>Download</Trans>
        </LinkButton>
        <VisuallyHidden>
          <span role="status">{isCopied ? t`Copied` : ""}</span>
        </VisuallyHidden>
      </div>
    </section>
  );
}
