import { loadDialog } from "./loadDialog.ts";
import { elementRules, sheetOf } from "./sheets.ts";
import { isLink } from "./isLink.ts";
import type { Shown, Surroundings } from "./shown.ts";

/** A button that opens the dialog: in the element's place, or floating above the page; a link or button of the page's own is it itself. */
export function showTrigger(element: HTMLElement, surroundings: Surroundings): Shown {
  const { title, options } = surroundings;
  const popup = loadDialog(surroundings);
  const isOwn = isLink(element);
  const button: HTMLElement = isOwn ? element : makeButton(element, title, options.label !== undefined);
  if (!isOwn && options.mode === "button") button.className = "floating";

  const press = (event: MouseEvent) => {
    // With a key held a link opens where the visitor wants it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Safari gives a pressed button no focus, and it is to come back to it.
    button.focus({ preventScroll: true });
    popup.open();
  };
  button.setAttribute("aria-haspopup", "dialog");
  const listening = new AbortController();
  const { signal } = listening;
  button.addEventListener("click", press, { signal });
  button.addEventListener("pointerenter", popup.prepare, { signal });
  return {
    ...popup,
    remove() {
      listening.abort();
      button.removeAttribute("aria-haspopup");
      if (!isOwn) button.remove();
      popup.remove();
    },
  };
}

/** In the element's shadow; what stands in the element is on it. */
function makeButton(element: HTMLElement, title: string, isNamed: boolean): HTMLButtonElement {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheetOf(elementRules)];
  const button = document.createElement("button");
  button.type = "button";
  button.part.add("button");
  const words = document.createElement(isNamed ? "span" : "slot");
  words.textContent = title;
  button.append(words);
  root.replaceChildren(button);
  return button;
}
