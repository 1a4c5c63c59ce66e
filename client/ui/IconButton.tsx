import { Button as AriaButton, type ButtonProps } from "react-aria-components/Button";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface Props extends Pick<ButtonProps, "onPress" | "isDisabled" | "slot"> {
  /** What it does, in words: the sign alone says nothing to those who listen. */
  readonly label: string;
  readonly icon: IconName;
}

/** A square button with one sign, for steps back and forth. */
export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <AriaButton {...rest} aria-label={label} className={classes(styles.button, styles.quiet, styles.icon)}>
      <Icon name={icon} />
    </AriaButton>
  );
}
