import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import type { BoardSettings } from "../data/boardSettings.ts";
import styles from "./dialogs.module.css";
import type { BoardColumn } from "../rules/boardModel.ts";

interface Props {
  /** All columns, in the chosen order. */
  readonly columns: readonly BoardColumn[];
  readonly settings: BoardSettings;
  readonly onChange: (changes: Partial<BoardSettings>) => void;
  readonly onClose: () => void;
}

/** Hides and orders the columns, for this browser. */
export function ColumnsDialog({ columns, settings, onChange, onClose }: Props) {
  const { t } = useLingui();
  const { hidden } = settings;

  function move(index: number, step: 1 | -1) {
    const order = columns.map(({ id }) => id);
    const [moved] = order.splice(index, 1);
    order.splice(index + step, 0, moved!);
    onChange({ order });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Columns</Trans>}
      actions={
        <Button kind="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <ul>
        {columns.map(({ id, name }, index) => (
          <li key={id} className={styles.columnRow}>
            <Checkbox
              name={id}
              isSelected={!hidden.includes(id)}
              onChange={(isShown) =>
                onChange({ hidden: isShown ? hidden.filter((other) => other !== id) : [...hidden, id] })
              }
            >
              {name}
            </Checkbox>
            <IconButton
              icon="up"
              label={t`Move ${name} up`}
              isDisabled={index === 0}
              onPress={() => move(index, -1)}
            />
            <IconButton
              icon="down"
              label={t`Move ${name} down`}
              isDisabled={index === columns.length - 1}
              onPress={() => move(index, 1)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
