import { Trans } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./TestMode.module.css";

export function TestMode() {
  return (
    <p className={styles.mode}>
      <Icon name="warning" size={16} />
      <span>
        <Trans>Test mode: no money moves</Trans>
      </span>
    </p>
  );
}
