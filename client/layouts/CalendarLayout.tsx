import type { ReactNode } from "react";
import { useIsInPlace } from "../router/inPlaceContext.ts";
import { Icon } from "../ui/Icon.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./CalendarLayout.module.css";

interface Props {
  /** An illustration above the heading; small beside it on a phone. */
  readonly picture?: ReactNode;
  /** Whose page this is and what is booked. */
  readonly heading: ReactNode;
  /** The order as it stands: length, price, place, person, time. Folded into the foot on a phone. */
  readonly facts?: ReactNode;
  /** The order in one line, on the fold. */
  readonly brief?: ReactNode;
  /** The one question of this step. */
  readonly main: ReactNode;
  /** A third column: the day's times. */
  readonly aside?: ReactNode;
  /** The steps of a booking. */
  readonly progress?: ReactNode;
  /** The next step: below what it completes (`aside`, else `main`), and always in sight. */
  readonly foot?: ReactNode;
  /** Below everything: the language. */
  readonly end?: ReactNode;
}

/** The card of the calendar pages: summary, month and times in three columns, one under the other on a phone. */
export function CalendarLayout(props: Props) {
  const { picture, heading, facts, brief, main, aside, progress, foot, end } = props;
  const isInPlace = useIsInPlace();
  const Main = isInPlace ? "div" : "main";
  const next =
    foot == null && brief == null ? null : (
      <div className={styles.foot}>
        {brief == null ? null : (
          <details className={styles.fold}>
            <summary className={styles.brief}>
              <span className={styles.line}>{brief}</span>
              <span className={styles.turn}>
                <Icon name="down" />
              </span>
            </summary>
            <div className={styles.folded}>{facts}</div>
          </details>
        )}
        {foot}
      </div>
    );
  const question = <div className={styles.main}>{main}</div>;
  return (
    <div className={styles.frame}>
      <Main className={classes(styles.card, aside != null && styles.three)} tabIndex={-1}>
        {progress == null ? null : <div className={styles.progress}>{progress}</div>}
        <header className={styles.intro}>
          {picture == null ? null : <div className={styles.picture}>{picture}</div>}
          <div className={styles.heading}>{heading}</div>
        </header>
        {facts == null ? null : <div className={styles.facts}>{facts}</div>}
        {aside == null ? null : question}
        <div className={styles.column}>
          {aside == null ? (
            question
          ) : (
            <div className={styles.aside} data-scrolls="">
              {aside}
            </div>
          )}
          {next}
        </div>
      </Main>
      {end == null || isInPlace ? null : <footer className={styles.end}>{end}</footer>}
    </div>
  );
}
