import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FrameTheme } from "../shared/frameTheme.ts";
import { classes } from "../ui/classes.ts";
import { ThemeRoot } from "../ui/ThemeRoot.tsx";
import styles from "./DefaultLayout.module.css";

interface Props {
  /** The accent as `#rrggbb`; without one the default. */
  readonly accent?: string;
  /** In a host page's frame: its scheme, and as high as what it shows. */
  readonly frame?: FrameTheme;
  /** Above everything: that this is a preview. */
  readonly banner?: ReactNode;
  /** The name of the site and its navigation. A site without navigation has only a footer. */
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** The one outlet. */
  readonly children: ReactNode;
}

/** The layout of content and errors: one outlet. Pages of a site have a header, a footer, or both. */
export function DefaultLayout({ accent, frame, banner, header, footer, children }: Props) {
  if (header == null && footer == null) {
    return (
      <ThemeRoot {...(accent !== undefined && { accent })} {...frame}>
        {/* Focused by the router when another page arrives. */}
        <main className={classes(styles.alone, frame?.framed === true && styles.framed)} tabIndex={-1}>
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
