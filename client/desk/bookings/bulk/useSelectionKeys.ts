import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useStableCallback } from "../../../shared/useStableCallback.ts";
import { useShortcuts } from "../../layout/shortcuts.tsx";
import type { SelectionControl } from "./useSelection.ts";

/** X chooses the row with the focus or under the pointer. Escape ends the selection. */
export function useSelectionKeys(selection: SelectionControl, isOn: boolean): void {
  const { t } = useLingui();
  const hasSelection = selection.ids.length > 0;
  const clear = useStableCallback(() => selection.clear());

  useShortcuts(
    isOn ? [{ key: "x", label: t`Select the booking`, run: () => chooseRow(selection.choose) }] : [],
  );

  useEffect(() => {
    if (!hasSelection) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      // The panel, a menu and a field have their own meaning of Escape.
      const isElsewhere =
        event.target instanceof HTMLElement &&
        event.target.closest("aside, header, nav, input:not([type=checkbox]), select");
      if (isElsewhere) return;
      event.preventDefault();
      clear();
    };
    // Before the panel, which closes by the same key.
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [hasSelection, clear]);
}

function chooseRow(choose: SelectionControl["choose"]) {
  const row =
    document.activeElement?.closest<HTMLElement>("[data-row]") ??
    document.querySelector<HTMLElement>("[data-row]:hover");
  const id = row?.dataset["row"];
  if (id !== undefined) choose(id, false);
}
