import { mount, unmount } from "./mount.ts";
import { optionNames, prefillNames, readOptions } from "./options.ts";

/** Defines `<daybook-widget>`, which shows its attributes' widget while it is connected. */
export function defineElement(scriptOrigin: string): void {
  if (customElements.get("daybook-widget")) return;
  class DaybookWidget extends HTMLElement {
    static readonly observedAttributes = [...optionNames, ...prefillNames].filter((name) => name !== "theme");
    #isDue = false;

    connectedCallback(): void {
      this.#showSoon();
    }

    disconnectedCallback(): void {
      // A moved element is connected again at once.
      this.#showSoon();
    }

    attributeChangedCallback(_name: string, previous: string | null, next: string | null): void {
      if (this.isConnected && previous !== next) this.#showSoon();
    }

    /** Batches changes, because attributes change one by one. */
    #showSoon(): void {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (this.isConnected) mount(this, readOptions(this.attributes), scriptOrigin);
        else unmount(this);
      });
    }
  }
  customElements.define("daybook-widget", DaybookWidget);
}
