import type * as Dialog from "./dialog.ts";
import { createFrame } from "./frame.ts";
import { createSheet } from "./sheets.ts";
import type { WidgetController, EmbedContext } from "./embedContext.ts";

export interface LoadedDialog extends WidgetController {
  prepare(): void;
}

/** Loads the dialog script from the business's origin. If that fails, the widget opens as a full page. */
export function loadDialog(surroundings: EmbedContext, onClosed = () => {}): LoadedDialog {
  const { url } = surroundings;
  const loading = (import(`${url.origin}/embed-dialog.js`) as Promise<typeof Dialog>).then(
    ({ createPopup }) => createPopup(surroundings, { createFrame, createSheet }, onClosed),
  );
  const whenLoaded = (action: (dialog: Dialog.Popup) => void, onFailure = () => {}) =>
    void loading.then(action, onFailure);
  return {
    prepare: () => whenLoaded((dialog) => dialog.prepare()),
    open: () =>
      whenLoaded(
        (dialog) => dialog.open(),
        () => location.assign(url),
      ),
    close: () => whenLoaded((dialog) => dialog.close()),
    setTheme: (theme) => whenLoaded((dialog) => dialog.setTheme(theme)),
    remove: () => whenLoaded((dialog) => dialog.remove()),
  };
}
