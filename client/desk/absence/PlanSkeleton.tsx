import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./Absence.module.css";

const ROWS = [0, 1, 2] as const;

export function PlanSkeleton() {
  return (
    <div className={styles.section}>
      <VisuallyHidden>
        <span role="status">
          <Trans>Looking for other people and times</Trans>
        </span>
      </VisuallyHidden>
      <Skeleton width="220px" height="24px" />
      <div className={styles.rows} aria-hidden>
        {ROWS.map((row) => (
          <Skeleton key={row} height="104px" />
        ))}
      </div>
    </div>
  );
}
