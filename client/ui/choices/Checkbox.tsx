import { useId, type ReactNode, type Ref } from "react";
import styles from "./Checkbox.module.css";
import { ErrorText } from "../fields/ErrorText.tsx";
import field from "../fields/Field.module.css";
import { Icon } from "../Icon.tsx";

interface Props {
  readonly name: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

export function Checkbox({
  isSelected,
  onChange,
  hint,
  error,
  isRequired,
  isDisabled,
  children,
  ...rest
}: Props) {
  const notesId = useId();
  return (
    <div className={field.field}>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          className={styles.input}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? notesId : undefined}
        />
        <span className={styles.box}>
          <Icon name="check" size={18} />
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      <div className={field.notes} id={notesId}>
        {error ? <ErrorText>{error}</ErrorText> : hint ? <span className={field.hint}>{hint}</span> : null}
      </div>
    </div>
  );
}
