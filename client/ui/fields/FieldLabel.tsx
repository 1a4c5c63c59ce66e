import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import styles from "./Field.module.css";

interface Props {
  readonly children: ReactNode;
  readonly optional?: ReactNode;
}

export function FieldLabel({ children, optional }: Props) {
  return (
    <Label className={styles.label}>
      <span>{children}</span>
      {optional == null ? null : <span className={styles.optional}>{optional}</span>}
    </Label>
  );
}
