import type { Ref } from "react";
import styles from "./Honeypot.module.css";

/** A field that nobody sees, hears or reaches; whoever fills it in is a program. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.place} aria-hidden>
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  );
}
