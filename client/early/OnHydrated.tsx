import { type ReactNode, useEffect } from "react";

interface Props {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Calls `onHydrated` once, after the effects of all children. */
export function OnHydrated({ onHydrated, children }: Props) {
  useEffect(() => {
    onHydrated();
    // Runs once, after the effects of all children.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return children;
}
