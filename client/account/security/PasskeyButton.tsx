import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { canUsePasskeys } from "./passkeyBrowser.ts";

interface Props {
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Support never changes while a page is open. */
const subscribe = () => () => {};

/** Shown after hydration, because only the browser knows whether it has passkeys. */
export function PasskeyButton({ isBusy, onPress }: Props) {
  const isShown = useSyncExternalStore(subscribe, canUsePasskeys, () => false);
  if (!isShown) return null;
  return (
    <Button isDisabled={isBusy} onPress={onPress}>
      <Trans>Sign in with a passkey</Trans>
    </Button>
  );
}
