import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { classes } from "./classes.ts";

interface Props {
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Card({ flush, children }: Props) {
  return <div className={classes(styles.card, !flush && styles.padded)}>{children}</div>;
}
