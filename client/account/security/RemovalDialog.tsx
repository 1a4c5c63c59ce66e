import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";

interface Props {
  readonly title: string;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

export function RemovalDialog({ title, onCancel, onRemove }: Props) {
  return (
    <Dialog
      title={title}
      isOpen
      requiresDecision
      onClose={onCancel}
      actions={
        <>
          <Button kind="danger" onPress={onRemove}>
            <Trans>Remove</Trans>
          </Button>
          <Button onPress={onCancel}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <Trans>You can no longer sign in with it.</Trans>
    </Dialog>
  );
}
