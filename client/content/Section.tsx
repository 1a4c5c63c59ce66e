import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import { useLangAttributes } from "./siteContext.ts";
import { useBlockPosition } from "./blocks/blockPosition.ts";
import styles from "./Section.module.css";

interface Props {
  readonly anchor: string;
  readonly title?: string | null | undefined;
  readonly isTinted?: boolean;
  readonly children: ReactNode;
}

/** A block of a page. Inside a column it has no padding. */
export function Section({ anchor, title, isTinted = false, children }: Props) {
  const langAttributes = useLangAttributes();
  const { isInColumn } = useBlockPosition();
  return (
    <section
      id={anchor}
      className={classes(
        isInColumn ? styles.inner : styles.section,
        isTinted && !isInColumn && styles.tinted,
      )}
    >
      <div className={isInColumn ? undefined : styles.width}>
        {title == null ? null : (
          <h2 {...langAttributes} className={styles.title}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}
