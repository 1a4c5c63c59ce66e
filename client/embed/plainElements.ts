import { isMounted, mount, unmount } from "./mount.ts";
import { readOptions } from "./options.ts";

const selector = "[data-daybook-widget]";

/** Shows a widget in each element with `data-daybook-widget`, including elements that are added later. */
export function watchPlainElements(scriptOrigin: string): void {
  let shown: HTMLElement[] = [];
  const look = () => {
    const gone = shown.filter((element) => !element.isConnected);
    gone.forEach(unmount);
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    for (const element of found) {
      if (!isMounted(element)) mount(element, readOptions(element.attributes), scriptOrigin);
    }
    shown = found;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
}
