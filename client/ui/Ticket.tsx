import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Ticket.module.css";

interface Props {
  readonly weekday: ReactNode;
  readonly day: ReactNode;
  readonly month: ReactNode;
  readonly time: ReactNode;
  readonly title: ReactNode;
  /** Struck through and pale, for past or cancelled bookings. */
  readonly isVoid?: boolean;
  readonly children?: ReactNode;
}

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
