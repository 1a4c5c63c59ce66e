import { loadDialog } from "./loadDialog.ts";
import { shadowOf } from "./sheets.ts";
import { isLink } from "./isLink.ts";
import type { Shown, Surroundings } from "./shown.ts";

export function showTrigger(element: HTMLElement, surroundings: Surroundings): Shown {
  const { title, language, options } = surroundings;
  const popup = loadDialog(surroundings);
  const isOwn = isLink(element);
  const button: HTMLElement = isOwn
    ? element
    : makeButton(element, title, options.label === undefined && language);
  if (!isOwn && options.mode === "button") button.className = "floating";

  const press = (event: MouseEvent) => {
    // Modifier keys open the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a clicked button, but the dialog returns the focus to it.
    button.focus({ preventScroll: true });
    popup.open();
  };
  button.ariaHasPopup = "dialog";
  const listening = new AbortController();
  const { signal } = listening;
  button.addEventListener("click", press, { signal });
  button.addEventListener("pointerenter", popup.prepare, { signal });
  return {
    ...popup,
    remove() {
      listening.abort();
      button.ariaHasPopup = null;
      if (!isOwn) button.remove();
      popup.remove();
    },
  };
}

/** `labelLanguage` is set if the label is ours. The slot then lets the page's content replace it. */
function makeButton(element: HTMLElement, title: string, ours: string | false): HTMLButtonElement {
  const root = shadowOf(element);
  const button = document.createElement("button");
  button.type = "button";
  button.part.add("button");
  const words = document.createElement(ours === false ? "span" : "slot");
  if (ours !== false) words.lang = ours;
  words.textContent = title;
  button.append(words);
  root.replaceChildren(button);
  return button;
}
