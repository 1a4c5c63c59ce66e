import type { ReactNode } from "react";
import styles from "./ScreenHeading.module.css";

/** Whose page this is, and what it is about. */
export function ScreenHeading({ above, title }: { readonly above?: ReactNode; readonly title: ReactNode }) {
  return (
    <>
      {above == null ? null : <p className={styles.above}>{above}</p>}
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}
