import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/buttons/Button.tsx";
import { Checkbox } from "../../ui/choices/Checkbox.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import styles from "./ShortcutList.module.css";
import { useShortcutSettings } from "./shortcuts.tsx";

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShortcutList({ isOpen, onClose }: Props) {
  const { areOn, turn, list } = useShortcutSettings();
  return (
    <Dialog
      title={<Trans>Shortcuts</Trans>}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <dl className={styles.list}>
        <div>
          <dt>
            <Trans>Search and commands</Trans>
          </dt>
          <dd>
            <kbd>Ctrl K</kbd> <kbd>⌘ K</kbd>
          </dd>
        </div>
        {list().map(({ key, label }) => (
          <div key={`${key} ${label}`}>
            <dt>{label}</dt>
            <dd>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox name="shortcuts" isSelected={areOn} onChange={turn}>
        <Trans>Use shortcuts of single keys</Trans>
      </Checkbox>
    </Dialog>
  );
}
