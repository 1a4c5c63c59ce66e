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
  readonly optional?: ReactNode;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

interface Props extends TextFieldProps {
  readonly kind?: TextKind;
  readonly isShown?: boolean;
  readonly inputMode?: "numeric" | "decimal";
  readonly autoComplete?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  hint,
  error,
  optional,
  kind = "text",
  isShown,
  placeholder,
  ref,
  ...rest
}: Props) {
  const isTyped = kind !== "text";
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  // Reports text that was typed or autofilled before hydration.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? "";
    if (typed !== "" && typed !== rest.value) rest.onChange(typed);
  });
  useEffect(() => takeOver(), []);
  return (
    <AriaTextField
      {...rest}
      type={kind === "password" && isShown ? "text" : kind}
      isInvalid={Boolean(error)}
      isRequired={optional == null}
      validationBehavior="aria"
      className={styles.field ?? ""}
    >
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <Input
        ref={input}
        className={styles.control ?? ""}
        placeholder={placeholder}
        autoCapitalize={isTyped ? "none" : undefined}
        spellCheck={isTyped ? false : undefined}
      />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
