import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { classes } from "../classes.ts";

interface Props {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A light button for pages with little script. Use `Button` for busy or disabled states. */
export function PlainButton({ onPress, children }: Props) {
  return (
    <button type="button" className={classes(styles.button, styles.secondary)} onClick={onPress}>
      <span className={styles.face}>{children}</span>
    </button>
  );
}
