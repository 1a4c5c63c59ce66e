import { Children, type ReactNode } from "react";
import styles from "./ServiceCards.module.css";

export function ServiceCards({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.cards}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
