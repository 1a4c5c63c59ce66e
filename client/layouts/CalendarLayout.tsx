import type { ReactNode } from "react";
import { useIsInPlace } from "../router/inPlaceContext.ts";
import { Icon } from "../ui/Icon.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./CalendarLayout.module.css";
import { useChoiceAboveFooter } from "./useChoiceAboveFooter.ts";

interface Props {
  readonly picture?: ReactNode;
  readonly heading: ReactNode;
  /** Facts of the order. Inside the footer's fold on a phone. */
  readonly facts?: ReactNode;
  /** The order in one line, which opens the facts. */
  readonly factsSummary?: ReactNode;
  /** On a phone beside the heading: duration and price. Opens the facts when the footer does not. */
  readonly headerFacts?: ReactNode;
  readonly main: ReactNode;
  /** A third column with the day's times. */
  readonly aside?: ReactNode;
  readonly progress?: ReactNode;
  /** The next step, always visible, below what it completes (`aside`, else `main`). */
  readonly nextStep?: ReactNode;
  /** True without a next step yet, so that a phone shows only notices above the footer. */
  readonly hasNoNextStep?: boolean;
  /** Below the card: the language choice. */
  readonly pageFooter?: ReactNode;
}

/** The layout of calendar pages: facts, month and times in three columns, stacked on a phone. */
export function CalendarLayout(props: Props) {
  const { picture, heading, facts, factsSummary, headerFacts, main, aside, progress, nextStep, pageFooter } =
    props;
  const { hasNoNextStep = false } = props;
  const isInPlace = useIsInPlace();
  const Main = isInPlace ? "div" : "main";
  const hasFooter = nextStep != null || factsSummary != null;
  const footerRef = useChoiceAboveFooter(hasNoNextStep, hasFooter);
  const footerElement = hasFooter ? (
    <div ref={footerRef} className={classes(styles.foot, hasNoNextStep && styles.waiting)}>
      {factsSummary == null || hasNoNextStep ? null : (
        <details className={styles.fold}>
          <summary className={styles.brief}>
            <span className={styles.line}>{factsSummary}</span>
            <span className={styles.turn}>
              <Icon name="down" />
            </span>
          </summary>
          <div className={styles.folded}>{facts}</div>
        </details>
      )}
      {nextStep}
    </div>
  ) : null;
  const mainElement = <div className={styles.main}>{main}</div>;
  return (
    <div className={styles.frame}>
      <Main className={classes(styles.card, aside != null && styles.three)} tabIndex={-1}>
        {progress == null ? null : <div className={styles.progress}>{progress}</div>}
        <header className={styles.intro}>
          {picture == null ? null : <div className={styles.picture}>{picture}</div>}
          <div className={styles.heading}>
            {heading}
            {headerFacts == null ? null : (
              <details className={styles.terms}>
                <summary className={styles.term}>
                  {headerFacts}
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
        {aside == null ? null : mainElement}
        <div className={styles.column}>
          {aside == null ? (
            mainElement
          ) : (
            <div className={styles.aside} data-scrolls="">
              {aside}
            </div>
          )}
          {footerElement}
        </div>
      </Main>
      {pageFooter == null || isInPlace ? null : <footer className={styles.end}>{pageFooter}</footer>}
    </div>
  );
}
