import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Steps.module.css";

/** One step on the way. */
export interface Step {
  readonly name: string;
  /** Renders the link back to a past step. Without it the step cannot be pressed. */
  readonly link?: (props: { readonly className: string; readonly children: ReactNode }) => ReactNode;
}

interface Props {
  /** The name of the whole way, for screen readers. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Counted from 0. */
  readonly current: number;
  /** "2 of 4", shown before the current step where there is no room for all names. */
  readonly position: string;
}

/** The steps by name, with the current one marked. On a phone only the current step and the links back are visible. */
export function Steps({ label, steps, current, position }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, link }, index) => {
        const isPast = index < current;
        const isCurrent = index === current;
        const words = <span className={styles.name}>{name}</span>;
        return (
          <li
            key={name}
            className={classes(styles.step, isPast && link !== undefined && styles.back)}
            data-done={isPast || isCurrent || undefined}
            aria-current={isCurrent ? "step" : undefined}
          >
            {isCurrent ? (
              <span className={styles.position} aria-hidden>
                {position} ·{" "}
              </span>
            ) : null}
            {isPast && link !== undefined ? link({ className: styles.link!, children: words }) : words}
          </li>
        );
      })}
    </ol>
  );
}
