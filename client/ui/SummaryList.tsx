import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./SummaryList.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** With an icon the term is visually hidden. */
export interface SummaryItem {
  readonly id: string;
  readonly term: string;
  readonly icon?: IconName;
  readonly isTermShown?: boolean;
  readonly value: ReactNode;
}

export function SummaryList({ items }: { readonly items: readonly SummaryItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.id} className={styles.item} data-labelled={item.isTermShown || undefined}>
          <dt className={styles.term}>
            {item.icon === undefined ? (
              item.term
            ) : (
              <>
                <Icon name={item.icon} size={18} />
                {item.isTermShown ? (
                  <span className={styles.label}>{item.term}</span>
                ) : (
                  <VisuallyHidden>{item.term}</VisuallyHidden>
                )}
              </>
            )}
          </dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
