import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { classes } from "./classes.ts";

interface Props {
  readonly hasNoPadding?: boolean;
  readonly children: ReactNode;
}

export function Card({ hasNoPadding, children }: Props) {
  return <div className={classes(styles.card, !hasNoPadding && styles.padded)}>{children}</div>;
}
