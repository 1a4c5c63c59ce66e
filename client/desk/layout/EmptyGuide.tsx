import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useDesk } from "./DeskContext.ts";
import styles from "./EmptyGuide.module.css";

interface Props {
  readonly children: ReactNode;
  /** The business lacks nothing, so no guide is needed. */
  readonly isComplete?: boolean;
}

/** Says why a screen is empty. Those who can add what the business lacks are led to the guide. */
export function EmptyGuide({ children, isComplete = false }: Props) {
  const { can } = useDesk();
  return (
    <div className={styles.guide}>
      <p>{children}</p>
      {!isComplete && can("services.manage") ? (
        <a href="/developers/owners#settings">
          <Trans>Open the guide</Trans>
        </a>
      ) : null}
    </div>
  );
}
