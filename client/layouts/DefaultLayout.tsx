import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FrameTheme } from "../shared/frameTheme.ts";
import { classes } from "../ui/classes.ts";
import { ThemeRoot } from "../ui/ThemeRoot.tsx";
import styles from "./DefaultLayout.module.css";

interface Props extends SiteProps {
  /** `#rrggbb`. Defaults to the product's accent. */
  readonly accent?: string;
  /** Colour scheme and spacing inside an iframe. Ignored by a page with header or footer. */
  readonly embedFrame?: FrameTheme;
}

/**
 * A site page if there is a header or a footer, otherwise the bare content. The router focuses `<main>` after a
 * navigation, so that screen readers continue there. `tabIndex={-1}` makes that possible.
 */
export function DefaultLayout({ accent, embedFrame, ...site }: Props) {
  const isBare = site.header == null && site.footer == null;
  return (
    <ThemeRoot {...(accent !== undefined && { accent })} {...(isBare && embedFrame)}>
      {isBare ? (
        <main className={classes(styles.alone, embedFrame?.isFramed === true && styles.framed)} tabIndex={-1}>
          {site.children}
        </main>
      ) : (
        <Site {...site} />
      )}
    </ThemeRoot>
  );
}

interface SiteProps {
  readonly banner?: ReactNode;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

function Site({ banner, header, footer, children }: SiteProps) {
  return (
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
  );
}
