import { mount, unmount } from "./mount.ts";
import { optionNames, prefillNames, readOptions } from "./options.ts";

/** Defines `<daybook-widget>`: what its attributes say is shown as long as it is on the page. */
export function defineElement(scriptOrigin: string): void {
  if (customElements.get("daybook-widget")) return;
  class DaybookWidget extends HTMLElement {
    static readonly observedAttributes = [...optionNames, ...prefillNames].filter((name) => name !== "theme");
    #isDue = false;

    connectedCallback(): void {
      this.#showSoon();
    }

    disconnectedCallback(): void {
      // One that is only moved is there again at once.
      this.#showSoon();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (this.isConnected && before !== after) this.#showSoon();
    }

    /** Once, after all that happens in this turn: attributes come one by one. */
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
