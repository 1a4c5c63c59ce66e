import type { ReactNode } from "react";
import styles from "./FormLayout.module.css";

interface Props {
  readonly children: ReactNode;
  /** Below the card: the language. */
  readonly end?: ReactNode;
}

/** One thought in one column, at most 640 wide. */
export function FormLayout({ children, end }: Props) {
  return (
    <div className={styles.frame}>
      <main className={styles.card} tabIndex={-1}>
        {children}
      </main>
      {end == null ? null : <footer className={styles.end}>{end}</footer>}
    </div>
  );
}
