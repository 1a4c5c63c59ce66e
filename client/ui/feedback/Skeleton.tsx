import { classes } from "../classes.ts";
import styles from "./Skeleton.module.css";

interface Props {
  /** CSS lengths of what will come. */
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}

/** A quiet shape of the size of what comes. The busy words stand beside it. */
export function Skeleton({ width = "100%", height = "1em", round }: Props) {
  return (
    <span aria-hidden className={classes(styles.skeleton, round && styles.round)} style={{ width, height }} />
  );
}
