import styles from "./Spinner.module.css";

/** Put the busy text beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
