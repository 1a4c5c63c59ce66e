import { type ReactNode, useState } from "react";
import { BulkCancelDialog } from "./BulkCancelDialog.tsx";
import { BulkMessageDialog } from "./BulkMessageDialog.tsx";
import type { SelectionControl } from "./useSelection.ts";

export type BulkActionName = "cancel" | "message";

/** Opens the question of an action. It stays open when the list no longer shows its bookings. */
export function useBulkDialog(selection: SelectionControl): {
  readonly open: (action: BulkActionName) => void;
  readonly dialog: ReactNode;
} {
  const [opened, setOpened] = useState<{ action: BulkActionName; ids: readonly string[] } | null>(null);

  function close() {
    setOpened(null);
    // The pressed button has left with the selection, so the focus goes to the list.
    if (selection.ids.length > 0) return;
    const id = opened?.ids[0];
    setTimeout(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const row = [...document.querySelectorAll<HTMLElement>("[data-booking]")].find(
        ({ dataset }) => dataset["booking"] === id,
      );
      (row ?? document.getElementById("desk-main"))?.focus();
    }, FOCUS_WAIT_MS);
  }

  const Dialog = opened?.action === "cancel" ? BulkCancelDialog : BulkMessageDialog;
  return {
    open: (action) => setOpened({ action, ids: selection.ids }),
    dialog: opened === null ? null : <Dialog ids={opened.ids} onDone={selection.keep} onClose={close} />,
  };
}

/** A closing dialog restores the focus in the next frame. */
const FOCUS_WAIT_MS = 50;
