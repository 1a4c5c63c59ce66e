import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import styles from "./ShareTable.module.css";

interface Row {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** 0 to 1. Null for "not known". */
  readonly share: number | null;
  readonly shareText: string;
}

interface Props {
  readonly title: ReactNode;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly Row[];
}

/** A table whose last column shows a share as a number and a bar. */
export function ShareTable({ title, columns, rows }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>
          <Trans>Nothing in this period.</Trans>
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, value, share, shareText }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td data-figures="">{value}</td>
                <td>
                  <span className={styles.share}>
                    <span data-figures="">{shareText}</span>
                    <span className={styles.track} aria-hidden>
                      <span
                        className={styles.fill}
                        style={{ width: `${Math.min(100, (share ?? 0) * 100)}%` }}
                      />
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
