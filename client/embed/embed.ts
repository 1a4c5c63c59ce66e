import { defineElement } from "./element.ts";
import type { EmbedEvent } from "./messages.ts";
import { type DaybookHandle, type DaybookListener, mount, on } from "./mount.ts";
import type { EmbedOptions } from "./options.ts";
import { watchPlainElements } from "./plainElements.ts";
import { pageRules, sheetOf } from "./sheets.ts";

/** What a page finds as `window.Daybook`. */
export interface Daybook {
  /** Opens a widget in a dialog, at once; it is gone when that is closed. */
  open(options: EmbedOptions): DaybookHandle;
  /** Shows a widget in an element. */
  mount(element: HTMLElement, options: EmbedOptions): DaybookHandle;
  /** Listens to every widget of the page; the function returned ends it. */
  on<Name extends EmbedEvent>(name: Name, listener: DaybookListener<Name>): () => void;
}

declare global {
  interface Window {
    Daybook?: Daybook;
  }
}

/** The origin that this script came from: the business's own. */
function scriptOrigin(): string {
  const script = document.currentScript ?? document.querySelector("script[src*='/embed.js']");
  return new URL((script as HTMLScriptElement | null)?.src ?? "", location.href).origin;
}

// Loaded twice, it is there once.
if (!window.Daybook) {
  const origin = scriptOrigin();
  window.Daybook = {
    open(options) {
      const element = document.createElement("div");
      const handle = mount(element, options, origin, true);
      handle.open();
      return handle;
    },
    mount: (element, options) => mount(element, options, origin),
    on,
  };
  document.adoptedStyleSheets.push(sheetOf(pageRules));
  defineElement(origin);
  watchPlainElements(origin);
}
