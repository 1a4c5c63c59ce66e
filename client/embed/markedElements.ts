import { isMounted, mount, unmount } from "./mount.ts";
import { readOptions } from "./options.ts";

const selector = "[data-daybook-widget]";

/** Shows a widget in each element with `data-daybook-widget`, including elements that are added later. */
export function watchMarkedElements(scriptOrigin: string): void {
  let mountedElements: HTMLElement[] = [];
  const updateElements = () => {
    const removedElements = mountedElements.filter((element) => !element.isConnected);
    removedElements.forEach(unmount);
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    for (const element of found) {
      if (!isMounted(element)) mount(element, readOptions(element.attributes), scriptOrigin);
    }
    mountedElements = found;
  };
  new MutationObserver(updateElements).observe(document, { childList: true, subtree: true });
  updateElements();
}
