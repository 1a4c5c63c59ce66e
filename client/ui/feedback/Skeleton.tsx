import { classes } from "../classes.ts";
import styles from "./Skeleton.module.css";

interface Props {
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}

/** A placeholder of the content's size. Put the loading text beside it. */
export function Skeleton({ width = "100%", height = "1em", round }: Props) {
  return (
    <span aria-hidden className={classes(styles.skeleton, round && styles.round)} style={{ width, height }} />
  );
}
