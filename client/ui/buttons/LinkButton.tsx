import type { AnchorHTMLAttributes, ReactNode } from "react";
import styles from "./Button.module.css";
import type { ButtonKind } from "./Button.tsx";
import { classes } from "../classes.ts";

interface Props extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href" | "onClick" | "target" | "rel" | "download" | "hrefLang" | "lang"
> {
  readonly kind?: ButtonKind;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function LinkButton({ kind = "secondary", isWide, children, ...rest }: Props) {
  return (
    <a {...rest} className={classes(styles.button, styles[kind], isWide && styles.wide)}>
      <span className={styles.face}>{children}</span>
    </a>
  );
}
