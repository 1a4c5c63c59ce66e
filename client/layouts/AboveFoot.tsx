import type { ReactNode } from "react";
import styles from "./AboveFoot.module.css";

/**
 * What is said of the next step, just above the button that was pressed. It lies over what is free there,
 * so nothing moves when it comes or goes.
 */
export function AboveFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.above} data-notice="">
      {children}
    </div>
  );
}
