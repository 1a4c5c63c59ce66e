import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { isFramed } from "./host/postToHost.ts";
import { PlainButton } from "../ui/buttons/PlainButton.tsx";

const subscribeNever = () => () => {};

/** Hidden on the first page of a tab and inside an iframe, where Back would leave the host page. */
export function BackLink() {
  const canGoBack = useSyncExternalStore(
    subscribeNever,
    () => history.length > 1 && !isFramed(),
    () => false,
  );
  if (!canGoBack) return null;
  return (
    <PlainButton onPress={() => history.back()}>
      <Trans>Go back</Trans>
    </PlainButton>
  );
}
