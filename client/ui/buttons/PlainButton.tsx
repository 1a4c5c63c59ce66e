import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { classes } from "../classes.ts";

interface Props {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A quiet button of the browser's own, for pages that run little script. What waits or is refused needs `Button`. */
export function PlainButton({ onPress, children }: Props) {
  return (
    <button type="button" className={classes(styles.button, styles.secondary)} onClick={onPress}>
      <span className={styles.face}>{children}</span>
    </button>
  );
}
