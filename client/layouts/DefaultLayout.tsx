import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FrameTheme } from "../shared/frameTheme.ts";
import { classes } from "../ui/classes.ts";
import { ThemeRoot } from "../ui/ThemeRoot.tsx";
import styles from "./DefaultLayout.module.css";

interface Props {
  /** `#rrggbb`. Defaults to the product's accent. */
  readonly accent?: string;
  /** Colour scheme inside an iframe. */
  readonly embedFrame?: FrameTheme;
  readonly banner?: ReactNode;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function DefaultLayout({ accent, embedFrame, banner, header, footer, children }: Props) {
  if (header == null && footer == null) {
    return (
      <ThemeRoot {...(accent !== undefined && { accent })} {...embedFrame}>
        {/* The router focuses it when the path changes. */}
        <main className={classes(styles.alone, embedFrame?.isFramed === true && styles.framed)} tabIndex={-1}>
          {children}
        </main>
      </ThemeRoot>
    );
  }
  return (
    <ThemeRoot {...(accent !== undefined && { accent })}>
      <div className={styles.site}>
        {header == null ? null : (
          <a href="#content" className={styles.skip}>
            <Trans>Skip to the content</Trans>
          </a>
        )}
        {banner}
        {header == null ? null : <header className={styles.header}>{header}</header>}
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.footer}>{footer}</footer>
      </div>
    </ThemeRoot>
  );
}
