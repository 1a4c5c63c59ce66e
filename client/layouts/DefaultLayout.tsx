import type { ReactNode } from "react";
import { ThemeRoot } from "../ui/ThemeRoot.tsx";
import styles from "./DefaultLayout.module.css";

/** The layout of content and errors: one outlet and nothing else. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeRoot>
      {/* Focused by the router when another page arrives. */}
      <main className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </ThemeRoot>
  );
}
