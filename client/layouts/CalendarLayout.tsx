import type { ReactNode } from "react";
import { useIsInPlace } from "../router/inPlaceContext.ts";
import { Icon } from "../ui/Icon.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./CalendarLayout.module.css";
import { useChoiceAboveFoot } from "./useChoiceAboveFoot.ts";

interface Props {
  readonly picture?: ReactNode;
  readonly heading: ReactNode;
  /** Facts of the order. Inside the footer's fold on a phone. */
  readonly facts?: ReactNode;
  /** The order in one line, which opens the facts. */
  readonly brief?: ReactNode;
  /** On a phone beside the heading: duration and price. Opens the facts when the footer does not. */
  readonly terms?: ReactNode;
  readonly main: ReactNode;
  /** A third column with the day's times. */
  readonly aside?: ReactNode;
  readonly progress?: ReactNode;
  /** The next step, always visible, below what it completes (`aside`, else `main`). */
  readonly foot?: ReactNode;
  /** True without a next step yet, so that a phone shows only notices above the footer. */
  readonly isWaiting?: boolean;
  /** Below the card: the language choice. */
  readonly end?: ReactNode;
}

/** The layout of calendar pages: facts, month and times in three columns, stacked on a phone. */
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
