import type { Ref } from "react";
import { Button as AriaButton, type ButtonProps } from "react-aria-components/Button";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface Props extends Pick<ButtonProps, "onPress" | "isDisabled" | "slot" | "aria-describedby"> {
  /** What it does, in words: the sign alone says nothing to those who listen. */
  readonly label: string;
  readonly icon: IconName;
  /** Names the button for whoever looks for it again after the page has changed around it. */
  readonly control?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button with one sign, for steps back and forth. */
export function IconButton({ label, icon, control, ...rest }: Props) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      data-control={control}
      className={classes(styles.button, styles.quiet, styles.icon)}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}
