import styles from "./Steps.module.css";

interface Props {
  /** The name of the whole way, for listeners. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Counted from 0. */
  readonly current: number;
}

/** Where one is on the way: a thin line, and the steps as a list for those who listen. */
export function Steps({ label, steps, current }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index <= current || undefined}
          aria-current={index === current ? "step" : undefined}
        >
          <span className={styles.name}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
