import { type ReactNode, useEffect } from "react";

interface Props {
  readonly onAwake: () => void;
  readonly children: ReactNode;
}

/** Calls `onHydrated` once, after the effects of all children. */
export function Awake({ onAwake, children }: Props) {
  useEffect(() => {
    onAwake();
    // Once, after the effects of everything below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return children;
}
