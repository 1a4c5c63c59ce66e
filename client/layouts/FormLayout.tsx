import type { ReactNode } from "react";
import { useIsInPlace } from "../router/inPlaceContext.ts";
import styles from "./FormLayout.module.css";

interface Props {
  readonly children: ReactNode;
  readonly pageFooter?: ReactNode;
}

/** One column, at most 640px wide. */
export function FormLayout({ children, pageFooter }: Props) {
  const isInPlace = useIsInPlace();
  const Main = isInPlace ? "div" : "main";
  return (
    <div className={styles.frame}>
      <Main className={styles.card} tabIndex={-1}>
        {children}
      </Main>
      {pageFooter == null || isInPlace ? null : <footer className={styles.end}>{pageFooter}</footer>}
    </div>
  );
}
