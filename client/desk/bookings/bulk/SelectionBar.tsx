import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { DeskIcon } from "../../layout/DeskIcon.tsx";
import styles from "./Bulk.module.css";
import type { BulkActionName } from "./useBulkDialog.tsx";
import type { SelectionControl } from "./useSelection.ts";

interface Props {
  readonly selection: SelectionControl;
  readonly onAction: (action: BulkActionName) => void;
}

/** The number of selected bookings and what can be done with all of them. It stays in sight below the list. */
export function SelectionBar({ selection, onAction }: Props) {
  const { t } = useLingui();
  const count = selection.ids.length;
  return (
    <div className={styles.region}>
      <p className={styles.announced} role="status">
        {count === 0 ? null : <Plural value={count} one="# booking selected" other="# bookings selected" />}
      </p>
      {count === 0 ? null : (
        <section className={styles.bar} aria-label={t`Selected bookings`}>
          <p className={styles.count} aria-hidden>
            <Plural value={count} one="# selected" other="# selected" />
          </p>
          <Button onPress={() => onAction("message")}>
            <DeskIcon name="mail" size={18} />
            <Trans>Send message</Trans>
          </Button>
          <Button kind="danger" onPress={() => onAction("cancel")}>
            <Trans>Cancel bookings</Trans>
          </Button>
          <IconButton icon="cross" label={t`Clear the selection`} onPress={selection.clear} />
        </section>
      )}
    </div>
  );
}
