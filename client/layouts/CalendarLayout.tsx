import type { ReactNode } from "react";
import { useIsInPlace } from "../router/inPlaceContext.ts";
import { Icon } from "../ui/Icon.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./CalendarLayout.module.css";
import { useChoiceAboveFoot } from "./useChoiceAboveFoot.ts";

interface Props {
  /** An illustration above the heading; small beside it on a phone. */
  readonly picture?: ReactNode;
  /** Whose page this is and what is booked. */
  readonly heading: ReactNode;
  /** The order as it stands: length, price, place, person, time. Folded into the foot on a phone. */
  readonly facts?: ReactNode;
  /** The order in one line, on the fold. */
  readonly brief?: ReactNode;
  /** On a phone beside the heading: length and price. Opens the facts, where the foot is not there to do so. */
  readonly terms?: ReactNode;
  /** The one question of this step. */
  readonly main: ReactNode;
  /** A third column: the day's times. */
  readonly aside?: ReactNode;
  /** The steps of a booking. */
  readonly progress?: ReactNode;
  /** The next step: below what it completes (`aside`, else `main`), and always in sight. */
  readonly foot?: ReactNode;
  /** There is no next step yet: a phone shows nothing of the foot but messages above it (`AboveFoot`). */
  readonly isWaiting?: boolean;
  /** Below everything: the language. */
  readonly end?: ReactNode;
}

/** The card of the calendar pages: summary, month and times in three columns, one under the other on a phone. */
export function CalendarLayout(props: Props) {
  const { picture, heading, facts, brief, terms, main, aside, progress, foot, end } = props;
  const { isWaiting = false } = props;
  const isInPlace = useIsInPlace();
  const Main = isInPlace ? "div" : "main";
  const hasFoot = foot != null || brief != null;
  const footElement = useChoiceAboveFoot(isWaiting, hasFoot);
  const next = hasFoot ? (
    <div ref={footElement} className={classes(styles.foot, isWaiting && styles.waiting)}>
      {brief == null || isWaiting ? null : (
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
  ) : null;
  const question = <div className={styles.main}>{main}</div>;
  return (
    <div className={styles.frame}>
      <Main className={classes(styles.card, aside != null && styles.three)} tabIndex={-1}>
        {progress == null ? null : <div className={styles.progress}>{progress}</div>}
        <header className={styles.intro}>
          {picture == null ? null : <div className={styles.picture}>{picture}</div>}
          <div className={styles.heading}>
            {heading}
            {terms == null ? null : (
              <details className={styles.terms}>
                <summary className={styles.term}>
                  {terms}
                  <span className={styles.open}>
                    <Icon name="down" size={18} />
                  </span>
                </summary>
                <div className={styles.unfolded}>{facts}</div>
              </details>
            )}
          </div>
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
