import { useId, type ReactNode } from "react";
import { ErrorText } from "./ErrorText.tsx";
import field from "./Field.module.css";
import styles from "./FieldGroup.module.css";

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optionalLabel?: ReactNode;
  readonly children: ReactNode;
}

export function FieldGroup({ label, hint, error, optionalLabel, children }: Props) {
  const id = useId();
  return (
    <fieldset className={field.field} aria-describedby={error || hint ? `${id}-notes` : undefined}>
      <legend className={styles.legend}>
        <span className={field.label}>
          <span>{label}</span>
          {optionalLabel == null ? null : <span className={field.optional}>{optionalLabel}</span>}
        </span>
      </legend>
      {children}
      <div className={field.notes} id={`${id}-notes`}>
        {error ? <ErrorText>{error}</ErrorText> : hint ? <span className={field.hint}>{hint}</span> : null}
      </div>
    </fieldset>
  );
}
