import type * as Dialog from "./dialog.ts";
import { createFrame } from "./frame.ts";
import { sheetOf } from "./sheets.ts";
import type { Shown, Surroundings } from "./shown.ts";

export interface LoadedDialog extends Shown {
  prepare(): void;
}

/** Loads the dialog script from the business's origin. If that fails, the widget opens as a full page. */
export function loadDialog(surroundings: Surroundings, onClosed = () => {}): LoadedDialog {
  const { url } = surroundings;
  const loading = (import(`${url.origin}/embed-dialog.js`) as Promise<typeof Dialog>).then(
    ({ createPopup }) => createPopup(surroundings, { createFrame, sheetOf }, onClosed),
  );
  const soon = (act: (dialog: Dialog.Popup) => void, otherwise = () => {}) =>
    void loading.then(act, otherwise);
  return {
    prepare: () => soon((dialog) => dialog.prepare()),
    open: () =>
      soon(
        (dialog) => dialog.open(),
        () => location.assign(url),
      ),
    close: () => soon((dialog) => dialog.close()),
    setTheme: (theme) => soon((dialog) => dialog.setTheme(theme)),
    remove: () => soon((dialog) => dialog.remove()),
  };
}
