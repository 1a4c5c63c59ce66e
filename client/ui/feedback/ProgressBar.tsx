import styles from "./ProgressBar.module.css";

interface Props {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly valueText?: string;
}

export function ProgressBar({ label, value, valueText }: Props) {
  const fraction = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuetext={valueText}
      className={styles.track}
    >
      <div className={styles.bar} style={{ transform: `scaleX(${fraction})` }} />
    </div>
  );
}
