import type { ReactNode } from "react";
import styles from "./AboveFoot.module.css";

/** A notice about the next step above its button. It overlays the content, so nothing moves. */
export function AboveFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.above} data-notice="">
      {children}
    </div>
  );
}
