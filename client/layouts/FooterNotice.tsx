import type { ReactNode } from "react";
import styles from "./FooterNotice.module.css";

/** A notice about the next step above its button. It overlays the content, so nothing moves. */
export function FooterNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.above} data-notice="">
      {children}
    </div>
  );
}
