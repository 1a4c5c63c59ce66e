import { useId, type ReactNode, type Ref } from "react";
import { classes } from "../classes.ts";
import { ErrorText } from "./ErrorText.tsx";
import field from "./Field.module.css";
import { Icon } from "../Icon.tsx";
import styles from "./Select.module.css";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly lang?: string;
}

interface Props {
  readonly label: ReactNode;
  readonly hidesLabel?: boolean;
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly optionalLabel?: ReactNode;
  readonly autoComplete?: string;
  readonly isQuiet?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
}

export function Select(props: Props) {
  const {
    label,
    hidesLabel,
    options,
    value,
    onChange,
    hint,
    error,
    isRequired,
    optionalLabel,
    isQuiet,
    ...rest
  } = props;
  const id = useId();
  const note = error || hint;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={hidesLabel ? undefined : field.label}>
        {hidesLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {optionalLabel == null ? null : <span className={field.optional}>{optionalLabel}</span>}
      </label>
      <span className={styles.frame}>
        <select
          {...rest}
          id={id}
          className={classes(field.control, styles.select, isQuiet && styles.quiet)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.text}
            </option>
          ))}
        </select>
        <span className={styles.sign}>
          <Icon name="down" size={isQuiet ? 16 : 20} />
        </span>
      </span>
      {isQuiet ? null : (
        <div className={field.notes} id={`${id}-note`}>
          {error ? <ErrorText>{error}</ErrorText> : hint ? <span className={field.hint}>{hint}</span> : null}
        </div>
      )}
    </div>
  );
}
