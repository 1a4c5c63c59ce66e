import styles from "./Spinner.module.css";

/** A turning ring. It says nothing by itself: put the busy words beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
