import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import styles from "./Field.module.css";

interface Props {
  readonly children: ReactNode;
  readonly optionalLabel?: ReactNode;
}

export function FieldLabel({ children, optionalLabel }: Props) {
  return (
    <Label className={styles.label}>
      <span>{children}</span>
      {optionalLabel == null ? null : <span className={styles.optional}>{optionalLabel}</span>}
    </Label>
  );
}
