import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import styles from "./Field.module.css";
import { FieldLabel } from "./FieldLabel.tsx";
import { FieldNotes } from "./FieldNotes.tsx";

/** What is typed decides the keyboard: `email` and `tel` bring theirs. A `password` is not shown unless it is said so. */
export type TextKind = "text" | "email" | "tel" | "password";

/** What every field in which one types takes. */
export interface TextFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  /** The error as it is to be read; none while the field is right. */
  readonly error?: ReactNode;
  /** The word for "optional"; its absence means that the field is required. */
  readonly optional?: ReactNode;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
  /** An example of what is asked; never the only place that says what is asked. */
  readonly placeholder?: string;
}

interface Props extends TextFieldProps {
  readonly kind?: TextKind;
  /** Shows a password while it is typed. */
  readonly isShown?: boolean;
  /** The keyboard of a phone, where `kind` does not say it: digits, or digits with a decimal sign. */
  readonly inputMode?: "numeric" | "decimal";
  /** The HTML autofill word: `given-name`, `email`, `tel` ... */
  readonly autoComplete?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line to type in, with label, hint and error. */
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
  // What was typed, or filled in by a manager, before the page was taken over.
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
