import type { ReactNode } from "react";
import { useWidgetHref } from "../authored.ts";
import styles from "./WidgetInPlace.module.css";

interface Props {
  /** A path of the widget. */
  readonly path: string;
  /** How much room is kept for it. */
  readonly size: "calendar" | "form";
  /** Until it has come, and where no script runs: what it is, and the way to it. */
  readonly children: ReactNode;
}

/**
 * A screen of the widget within the page, in room that was kept for it. It comes when it is near (`content/browser/places.ts`), and
 * never from the server: what it shows is the visitor's own.
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
