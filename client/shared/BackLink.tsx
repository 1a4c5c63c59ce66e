import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { isFramed } from "./host/postToHost.ts";
import { PlainButton } from "../ui/buttons/PlainButton.tsx";

const neverChanges = () => () => {};

/** The way back to where the visitor came from; absent when this is the first page of the tab, and in a frame: that way leads its host back. */
export function BackLink() {
  const canGoBack = useSyncExternalStore(
    neverChanges,
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
