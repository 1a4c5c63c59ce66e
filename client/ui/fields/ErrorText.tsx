import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { Icon } from "../Icon.tsx";

/** An error in a word and a sign, never by colour alone. */
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
