import { classes } from "../classes.ts";
import styles from "./Skeleton.module.css";

interface Props {
  readonly width?: string;
  readonly height?: string;
  readonly isRound?: boolean;
}

/** A placeholder of the content's size. Put the loading text beside it. */
export function Skeleton({ width = "100%", height = "1em", isRound }: Props) {
  return (
    <span
      aria-hidden
      className={classes(styles.skeleton, isRound && styles.round)}
      style={{ width, height }}
    />
  );
}
