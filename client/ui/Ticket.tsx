import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Ticket.module.css";

interface Props {
  /** The leaf of the date, large: "Tue", "24", "November". */
  readonly weekday: ReactNode;
  readonly day: ReactNode;
  readonly month: ReactNode;
  /** The time with its zone. */
  readonly time: ReactNode;
  readonly title: ReactNode;
  /** Struck through and pale: what is over or cancelled. */
  readonly isVoid?: boolean;
  /** Place, person, reference. */
  readonly children?: ReactNode;
}

/** What was agreed, to be read at arm's length: the date is the largest thing. */
export function Ticket({ weekday, day, month, time, title, isVoid, children }: Props) {
  return (
    <article className={classes(styles.ticket, isVoid && styles.void)}>
      <div className={styles.date}>
        <span className={styles.weekday}>{weekday}</span>
        <span className={styles.day}>{day}</span>
        <span className={styles.month}>{month}</span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.time}>{time}</p>
        {children}
      </div>
    </article>
  );
}
