import type { ReactNode } from "react";
import { useWidgetHref } from "../siteContext.ts";
import styles from "./WidgetInPlace.module.css";

interface Props {
  readonly path: string;
  readonly size: "calendar" | "form";
  /** Shown until the screen has loaded, and without scripts. */
  readonly children: ReactNode;
}

/**
 * A widget screen inside the page. `content/browser/inPlaceWidgets.ts` loads it when it comes near the viewport. It is
 * never rendered on the server, because it shows the visitor's own data.
 */
export function WidgetInPlace({ path, size, children }: Props) {
  const href = useWidgetHref()(path);
  return (
    <div className={styles[size]}>
      <div data-in-place={href} tabIndex={-1}>
        <div className={styles.waiting}>{children}</div>
      </div>
    </div>
  );
}
