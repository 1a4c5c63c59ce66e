import { type ReactNode, type Ref, useState } from "react";
import { Checkbox } from "../choices/Checkbox.tsx";
import styles from "./Field.module.css";
import { TextField, type TextFieldProps } from "./TextField.tsx";

interface Props extends Omit<TextFieldProps, "optional" | "placeholder" | "maxLength"> {
  readonly autoComplete: "current-password" | "new-password";
  readonly showText: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password that can be pasted, autofilled and shown (WCAG 2.2, 3.3.8). */
export function PasswordField({ showText, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...rest} kind="password" isShown={isShown} maxLength={1_000} />
      <Checkbox name="show-password" isSelected={isShown} onChange={setShown}>
        {showText}
      </Checkbox>
    </div>
  );
}
