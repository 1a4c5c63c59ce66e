import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import styles from "./CalendarLayout.module.css";

interface Props {
  /** The order as it stands, always in sight. */
  readonly summary: ReactNode;
  /** The one question of this step. */
  readonly main: ReactNode;
  /** A second column beside it: the day's times. */
  readonly aside?: ReactNode;
  /** The thin line that shows the way. */
  readonly progress?: ReactNode;
  /** Total and the next step: at the end of the summary on a wide screen, stuck to the foot on a phone. */
  readonly foot?: ReactNode;
  /** Below everything: the language. */
  readonly end?: ReactNode;
}

/** The card of the calendar pages: summary, month and times in three columns; one under the other on a phone. */
export function CalendarLayout({ summary, main, aside, progress, foot, end }: Props) {
  return (
    <div className={styles.frame}>
      <div className={classes(styles.card, aside != null && styles.three)}>
        {progress == null ? null : <div className={styles.progress}>{progress}</div>}
        <div className={styles.summary}>{summary}</div>
        <main className={styles.main}>{main}</main>
        {aside == null ? null : <div className={styles.aside}>{aside}</div>}
        {foot == null ? null : <div className={styles.foot}>{foot}</div>}
      </div>
      {end == null ? null : <footer className={styles.end}>{end}</footer>}
    </div>
  );
}
