import type { ReactNode } from "react";
import { OwnWords } from "./OwnWords.tsx";
import styles from "./ScreenHeading.module.css";

/** Whose page this is, and what it is about: the business's own words. */
export function ScreenHeading({ above, title }: { readonly above?: ReactNode; readonly title: ReactNode }) {
  return (
    <>
      {above == null ? null : <p className={styles.above}>{above}</p>}
      <h1 className={styles.title}>
        <OwnWords>{title}</OwnWords>
      </h1>
    </>
  );
}
