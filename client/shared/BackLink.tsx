import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { PlainButton } from "../ui/PlainButton.tsx";

const neverChanges = () => () => {};

/** The way back to where the visitor came from; absent when this is the first page of the tab. */
export function BackLink() {
  const canGoBack = useSyncExternalStore(
    neverChanges,
    () => history.length > 1,
    () => false,
  );
  if (!canGoBack) return null;
  return (
    <PlainButton onPress={() => history.back()}>
      <Trans>Go back</Trans>
    </PlainButton>
  );
}
