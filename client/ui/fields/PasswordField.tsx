import { type ReactNode, type Ref, useState } from "react";
import { Checkbox } from "../choices/Checkbox.tsx";
import styles from "./Field.module.css";
import { TextField, type TextFieldProps } from "./TextField.tsx";

interface Props extends Omit<TextFieldProps, "optional" | "placeholder" | "maxLength"> {
  readonly autoComplete: "current-password" | "new-password";
  readonly showPasswordLabel: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password that can be pasted, autofilled and shown (WCAG 2.2, 3.3.8). */
export function PasswordField({ showPasswordLabel, ...rest }: Props) {
  const [isPasswordVisible, setPasswordVisible] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...rest} kind="password" isPasswordVisible={isPasswordVisible} maxLength={1_000} />
      <Checkbox name="show-password" isSelected={isPasswordVisible} onChange={setPasswordVisible}>
        {showPasswordLabel}
      </Checkbox>
    </div>
  );
}
