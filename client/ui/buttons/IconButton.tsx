import styles from "./Button.module.css";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../Icon.tsx";
import { PressButton, type PressProps } from "./PressButton.tsx";

interface Props extends Pick<PressProps, "onPress" | "isDisabled" | "aria-describedby" | "ref"> {
  readonly label: string;
  readonly icon: IconName;
  readonly controlName?: string;
}

export function IconButton({ label, icon, controlName, ...rest }: Props) {
  return (
    <PressButton
      {...rest}
      aria-label={label}
      data-control={controlName}
      className={classes(styles.button, styles.quiet, styles.icon)}
    >
      <Icon name={icon} />
    </PressButton>
  );
}
