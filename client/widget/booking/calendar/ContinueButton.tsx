import { Trans, useLingui } from "@lingui/react/macro";
import { startTransition, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";

interface Props {
  /** The chosen time in words; null: none is chosen. */
  readonly time: string | null;
  readonly isHolding: boolean;
  /** Holds the time and opens the next step. */
  readonly onContinue: () => Promise<void>;
}

/**
 * The button that leads on from the times. A press is painted before the rest of the screen is rendered for it: only this
 * component's state is urgent.
 */
export function ContinueButton({ time, isHolding, onContinue }: Props) {
  const { t } = useLingui();
  const [isPressed, setPressed] = useState(false);
  return (
    <Button
      kind="primary"
      wide
      isDisabled={time === null}
      isBusy={isPressed || isHolding}
      busyText={t`Holding your time`}
      onPress={() => {
        setPressed(true);
        startTransition(() => {
          // In the same transition as the result of the request, so that both are rendered at once.
          void onContinue().finally(() => startTransition(() => setPressed(false)));
        });
      }}
    >
      {time === null ? <Trans>Choose a time</Trans> : <Trans>Continue with {time}</Trans>}
    </Button>
  );
}
