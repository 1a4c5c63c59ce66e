import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { classes } from "../classes.ts";
import { PressButton, type PressProps } from "./PressButton.tsx";
import { Spinner } from "../feedback/Spinner.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

/** `primary` is the one next step of a screen. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

interface Props extends PressProps {
  readonly kind?: ButtonKind;
  readonly isWide?: boolean;
  readonly isBusy?: boolean;
  /** Shown and announced while busy ("Scheduling"). The width is reserved for it. */
  readonly busyText?: string;
  readonly children: ReactNode;
}

export function Button(props: Props) {
  const { kind = "secondary", isWide, isBusy = false, busyText, type, onPress, children, ...rest } = props;
  return (
    <>
      <PressButton
        {...rest}
        type={isBusy ? "button" : type}
        onPress={isBusy ? undefined : onPress}
        aria-disabled={isBusy || undefined}
        data-busy={isBusy || undefined}
        className={classes(styles.button, styles[kind], isWide && styles.wide)}
      >
        <span className={styles.faces}>
          <span className={styles.face} data-off={isBusy || undefined} aria-hidden={isBusy || undefined}>
            {children}
          </span>
          <span className={styles.face} data-off={!isBusy || undefined} aria-hidden={!isBusy || undefined}>
            {isBusy || busyText !== undefined ? <Spinner /> : null}
            {busyText ?? (isBusy ? children : null)}
          </span>
        </span>
      </PressButton>
      {busyText === undefined ? null : (
        <VisuallyHidden>
          <span role="status">{isBusy ? busyText : ""}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
