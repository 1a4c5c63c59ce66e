import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import styles from "./BarChart.module.css";

interface Props {
  readonly title: ReactNode;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** Bars for the eye, with the same numbers as a table behind them. */
export function BarChart({ title, bars }: Props) {
  const { t } = useLingui();
  const id = useId();
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const first = bars[0];
  const last = bars.at(-1);
  return (
    <section aria-labelledby={id} className={styles.chart}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {highest > 0 ? null : (
        <p className={styles.empty}>
          <Trans>Nothing in this period.</Trans>
        </p>
      )}
      <div className={styles.bars} aria-hidden>
        {bars.map(({ label, value }, index) => (
          <span
            // The labels of two years can be equal.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={styles.bar}
            title={`${label}: ${value}`}
            style={{ height: `${(100 * value) / Math.max(1, highest)}%` }}
          />
        ))}
      </div>
      <p className={styles.axis} aria-hidden>
        <span>{first?.label}</span>
        {highest > 0 ? <span>{t`Highest: ${highest}`}</span> : null}
        <span>{last?.label}</span>
      </p>
      <details className={styles.details}>
        <summary>
          <Trans>Show as a table</Trans>
        </summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Date</Trans>
              </th>
              <th scope="col">
                <Trans>Bookings</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row">{label}</th>
                <td data-figures="">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
