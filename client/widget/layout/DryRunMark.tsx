import { Trans, useLingui } from "@lingui/react/macro";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { usePreviewId } from "../../shared/usePreviewId.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./DryRunMark.module.css";

export function DryRunMark() {
  const { t } = useLingui();
  const isInPlace = useIsInPlace();
  if (usePreviewId() === null) return null;
  const content = (
    <>
      <Icon name="info" size={16} />
      <span>
        <Trans>Test in a preview: nothing is booked, sent or saved.</Trans>
      </span>
    </>
  );
  // Inside another page it is no landmark.
  return isInPlace ? (
    <p className={styles.mark}>{content}</p>
  ) : (
    <aside className={styles.mark} aria-label={t`Preview`}>
      {content}
    </aside>
  );
}
