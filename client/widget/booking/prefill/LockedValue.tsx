import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./LockedValue.module.css";

interface Props {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export function LockedValue({ label, children }: Props) {
  return (
    <dl className={styles.locked}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>
        <Trans>Set by the link you followed.</Trans>
      </dd>
    </dl>
  );
}
