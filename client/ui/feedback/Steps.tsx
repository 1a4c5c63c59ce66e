import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Steps.module.css";

export interface Step {
  readonly name: string;
  /** Renders the link to a past step. A step without it is plain text: the visitor cannot return to it. */
  readonly renderLink?: (props: { readonly className: string; readonly children: ReactNode }) => ReactNode;
}

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly currentIndex: number;
  /** Translated text such as "2 of 4". It precedes the current name on narrow screens, which hide later steps. */
  readonly positionText: string;
}

export function Steps({ label, steps, currentIndex, positionText }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, renderLink }, index) => {
        const renderPastLink = index < currentIndex ? renderLink : undefined;
        const isCurrent = index === currentIndex;
        const nameElement = <span className={styles.name}>{name}</span>;
        return (
          <li
            key={name}
            className={classes(styles.step, renderPastLink !== undefined && styles.linked)}
            // The bar above the names is filled up to the current step.
            data-reached={index <= currentIndex || undefined}
            aria-current={isCurrent ? "step" : undefined}
          >
            {isCurrent ? (
              <span className={styles.position} aria-hidden>
                {positionText} ·{" "}
              </span>
            ) : null}
            {renderPastLink === undefined
              ? nameElement
              : renderPastLink({ className: styles.link!, children: nameElement })}
          </li>
        );
      })}
    </ol>
  );
}
