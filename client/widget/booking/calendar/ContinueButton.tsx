import { Trans, useLingui } from "@lingui/react/macro";
import { startTransition, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";

interface Props {
  readonly time: string | null;
  readonly isHolding: boolean;
  readonly onContinue: () => Promise<void>;
}

/** Runs the callback in the task after the next frame, or after 200 ms, because a hidden page has no frames. */
function afterPaint(callback: () => void): void {
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback();
  }, 200);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(callback);
  });
}

/** The press is painted before the rest of the screen renders, because only this component's state is urgent. */
export function ContinueButton({ time, isHolding, onContinue }: Props) {
  const { t } = useLingui();
  const [isPressed, setPressed] = useState(false);
  return (
    <Button
      kind="primary"
      isWide
      isDisabled={time === null}
      isBusy={isPressed || isHolding}
      busyText={t`Holding your time`}
      onPress={() => {
        setPressed(true);
        afterPaint(() =>
          startTransition(() => {
            // The same transition as the response, so that both render at once.
            void onContinue().finally(() => startTransition(() => setPressed(false)));
          }),
        );
      }}
    >
      {time === null ? <Trans>Choose a time</Trans> : <Trans>Continue with {time}</Trans>}
    </Button>
  );
}
