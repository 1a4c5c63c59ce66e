import { Trans, useLingui } from "@lingui/react/macro";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { usePreviewRun } from "../../shared/previewRun.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./DryRunMark.module.css";

export function DryRunMark() {
  const { t } = useLingui();
  const isInPlace = useIsInPlace();
  if (usePreviewRun() === null) return null;
  const words = (
    <>
      <Icon name="info" size={16} />
      <span>
        <Trans>Test in a preview: nothing is booked, sent or saved.</Trans>
      </span>
    </>
  );
  // Inside another page it is no landmark.
  return isInPlace ? (
    <p className={styles.mark}>{words}</p>
  ) : (
    <aside className={styles.mark} aria-label={t`Preview`}>
      {words}
    </aside>
  );
}
