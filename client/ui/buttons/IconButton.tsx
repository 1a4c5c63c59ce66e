import styles from "./Button.module.css";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../Icon.tsx";
import { PressButton, type PressProps } from "./PressButton.tsx";

interface Props extends Pick<PressProps, "onPress" | "isDisabled" | "aria-describedby" | "ref"> {
  /** What it does, in words: the sign alone says nothing to those who listen. */
  readonly label: string;
  readonly icon: IconName;
  /** Names the button for whoever looks for it again after the page has changed around it. */
  readonly control?: string;
}

/** A square button with one sign, for steps back and forth. */
export function IconButton({ label, icon, control, ...rest }: Props) {
  return (
    <PressButton
      {...rest}
      aria-label={label}
      data-control={control}
      className={classes(styles.button, styles.quiet, styles.icon)}
    >
      <Icon name={icon} />
    </PressButton>
  );
}
