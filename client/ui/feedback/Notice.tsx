import type { ReactNode, Ref } from "react";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../Icon.tsx";
import styles from "./Notice.module.css";

/** `danger` interrupts screen readers, the others wait. */
export type NoticeKind = "info" | "success" | "warning" | "danger";

const icons: Record<NoticeKind, IconName> = {
  info: "info",
  success: "check",
  warning: "warning",
  danger: "warning",
};

interface Props {
  readonly kind: NoticeKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Focusable by script, never in the tab order. */
  readonly ref?: Ref<HTMLDivElement>;
}

export function Notice({ kind, title, children, actions, ref }: Props) {
  return (
    <div
      ref={ref}
      role={kind === "danger" ? "alert" : "status"}
      tabIndex={-1}
      className={classes(styles.notice, styles[kind])}
    >
      <span className={styles.sign}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.words}>
        {title == null ? null : <p className={styles.title}>{title}</p>}
        {children == null ? null : <div className={styles.text}>{children}</div>}
        {actions == null ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
