import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Steps.module.css";

export interface Step {
  readonly name: string;
  /** Renders the link to a past step. Without it the step is no link. */
  readonly renderLink?: (props: { readonly className: string; readonly children: ReactNode }) => ReactNode;
}

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly currentIndex: number;
  /** "2 of 4", shown where not all names fit. */
  readonly position: string;
}

export function Steps({ label, steps, currentIndex, position }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, renderLink }, index) => {
        const isPast = index < currentIndex;
        const isCurrent = index === currentIndex;
        const nameElement = <span className={styles.name}>{name}</span>;
        return (
          <li
            key={name}
            className={classes(styles.step, isPast && renderLink !== undefined && styles.back)}
            data-done={isPast || isCurrent || undefined}
            aria-current={isCurrent ? "step" : undefined}
          >
            {isCurrent ? (
              <span className={styles.position} aria-hidden>
                {position} ·{" "}
              </span>
            ) : null}
            {isPast && renderLink !== undefined
              ? renderLink({ className: styles.link!, children: nameElement })
              : nameElement}
          </li>
        );
      })}
    </ol>
  );
}
