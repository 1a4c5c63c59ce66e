import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import styles from "./Field.module.css";

interface Props {
  readonly children: ReactNode;
  /** The word for "optional", when the field is. Required is the rule and carries no mark. */
  readonly optional?: ReactNode;
}

/** The label above a field. */
export function FieldLabel({ children, optional }: Props) {
  return (
    <Label className={styles.label}>
      <span>{children}</span>
      {optional == null ? null : <span className={styles.optional}>{optional}</span>}
    </Label>
  );
}
