import { classes } from "../classes.ts";
import styles from "./Skeleton.module.css";

interface Props {
  readonly width?: string;
  readonly height?: string;
  /** For placeholders of which a page shows many: each animation needs a layer and redraws every frame. */
  readonly isStill?: boolean;
}

/** A placeholder of the content's size. Put the loading text beside it. */
export function Skeleton({ width = "100%", height = "1em", isStill }: Props) {
  return (
    <span
      aria-hidden
      className={classes(styles.skeleton, isStill && styles.still)}
      style={{ width, height }}
    />
  );
}
