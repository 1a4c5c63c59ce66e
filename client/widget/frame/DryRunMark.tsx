import { Trans } from "@lingui/react/macro";
import { usePreviewRun } from "../../shared/previewRun.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./DryRunMark.module.css";

/** On every screen that a preview leads to: that nothing comes of it. */
export function DryRunMark() {
  if (usePreviewRun() === null) return null;
  return (
    <p className={styles.mark}>
      <Icon name="info" size={16} />
      <span>
        <Trans>Dry run in a preview: nothing is booked, sent or kept.</Trans>
      </span>
    </p>
  );
}
