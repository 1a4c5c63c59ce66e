import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./SelectBox.module.css";

interface Props {
  readonly isSelected: boolean;
  /** Some of the rows are selected, but not all. */
  readonly isPartly?: boolean;
  readonly onChange: (isRange: boolean) => void;
  /** Name for screen readers, where no text is shown. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** The checkbox of a row. The Shift key extends the selection from the row chosen last. */
export function SelectBox({ isSelected, isPartly = false, onChange, label, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.label}>
      <input
        ref={input}
        type="checkbox"
        className={styles.input}
        aria-label={label}
        checked={isSelected}
        onChange={({ nativeEvent }) => onChange("shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <span className={styles.box}>
        <Icon name={isPartly ? "minus" : "check"} size={16} />
      </span>
      {children}
    </label>
  );
}
