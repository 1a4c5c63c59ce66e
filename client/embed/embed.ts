import { defineElement } from "./element.ts";
import type { EmbedEvent } from "./messages.ts";
import { type DaybookHandle, type DaybookListener, mount, on } from "./mount.ts";
import type { EmbedOptions } from "./options.ts";
import { watchMarkedElements } from "./markedElements.ts";
import { pageRules, createSheet } from "./sheets.ts";

export interface Daybook {
  /** Opens a widget in a dialog, which is removed when it is closed. */
  open(options: EmbedOptions): DaybookHandle;
  mount(element: HTMLElement, options: EmbedOptions): DaybookHandle;
  on<Name extends EmbedEvent>(name: Name, listener: DaybookListener<Name>): () => void;
}

declare global {
  interface Window {
    Daybook?: Daybook;
  }
}

/** The origin of this script, which is the business's. */
function scriptOrigin(): string {
  const script = document.currentScript ?? document.querySelector("script[src*='/embed.js']");
  return new URL((script as HTMLScriptElement | null)?.src ?? "", location.href).origin;
}

// The script may be included twice.
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
  document.adoptedStyleSheets.push(createSheet(pageRules));
  defineElement(origin);
  watchMarkedElements(origin);
}
