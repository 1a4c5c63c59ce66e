import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import { useAuthored } from "./authored.ts";
import { useBlockPlace } from "./blocks/blockPlace.ts";
import styles from "./Section.module.css";

interface Props {
  /** The block's name within the page: what `#…` leads to. */
  readonly anchor: string;
  /** The business's own heading; empty: none. */
  readonly title?: string;
  /** A quiet ground from edge to edge. */
  readonly isTinted?: boolean;
  readonly children: ReactNode;
}

/** One block of a page, with air around it; within a column without. */
export function Section({ anchor, title = "", isTinted = false, children }: Props) {
  const authored = useAuthored();
  const { isInColumn } = useBlockPlace();
  return (
    <section
      id={anchor}
      className={classes(
        isInColumn ? styles.inner : styles.section,
        isTinted && !isInColumn && styles.tinted,
      )}
    >
      <div className={isInColumn ? undefined : styles.width}>
        {title === "" ? null : (
          <h2 {...authored} className={styles.title}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}
