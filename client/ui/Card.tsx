import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { classes } from "./classes.ts";

interface Props {
  /** Without inner space, for what brings its own. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** Paper with a hairline. */
export function Card({ flush, children }: Props) {
  return <div className={classes(styles.card, !flush && styles.padded)}>{children}</div>;
}
