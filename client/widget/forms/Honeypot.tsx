import type { Ref } from "react";
import styles from "./Honeypot.module.css";

/** A field that people cannot see or reach. Programs that fill it in are detected. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.place} aria-hidden>
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  );
}
