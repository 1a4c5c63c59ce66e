import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import styles from "./Field.module.css";
import { FieldLabel } from "./FieldLabel.tsx";
import { FieldNotes } from "./FieldNotes.tsx";

export type TextKind = "text" | "email" | "tel" | "password";

export interface TextFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optionalLabel?: ReactNode;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

interface Props extends TextFieldProps {
  readonly kind?: TextKind;
  readonly isPasswordVisible?: boolean;
  readonly inputMode?: "numeric" | "decimal";
  readonly autoComplete?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  kind = "text",
  isPasswordVisible,
  placeholder,
  ref,
  ...rest
}: Props) {
  const isStructured = kind !== "text";
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  // Reports text that was typed or autofilled before hydration.
  const reportTypedValue = useEffectEvent(() => {
    const typedValue = input.current?.value ?? "";
    if (typedValue !== "" && typedValue !== rest.value) rest.onChange(typedValue);
  });
  useEffect(() => reportTypedValue(), []);
  return (
    <AriaTextField
      {...rest}
      type={kind === "password" && isPasswordVisible ? "text" : kind}
      isInvalid={Boolean(error)}
      isRequired={optionalLabel == null}
      validationBehavior="aria"
      className={styles.field ?? ""}
    >
      <FieldLabel optionalLabel={optionalLabel}>{label}</FieldLabel>
      <Input
        ref={input}
        className={styles.control ?? ""}
        placeholder={placeholder}
        autoCapitalize={isStructured ? "none" : undefined}
        spellCheck={isStructured ? false : undefined}
      />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
