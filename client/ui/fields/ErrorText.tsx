import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { Icon } from "../Icon.tsx";

/** Uses an icon, because colour alone must not convey an error (WCAG 1.4.1). */
export function ErrorText({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <span className={styles.sign}>
        <Icon name="warning" size={16} />
      </span>
      <span>{children}</span>
    </span>
  );
}
