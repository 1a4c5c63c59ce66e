import { loadDialog } from "./loadDialog.ts";
import { getShadowRoot } from "./sheets.ts";
import { isLinkOrButton } from "./isLinkOrButton.ts";
import type { WidgetController, EmbedContext } from "./embedContext.ts";

export function showTrigger(element: HTMLElement, surroundings: EmbedContext): WidgetController {
  const { title, language, options } = surroundings;
  const popup = loadDialog(surroundings);
  const isPageElement = isLinkOrButton(element);
  const button: HTMLElement = isPageElement
    ? element
    : createButton(element, title, options.label === undefined && language);
  if (!isPageElement && options.mode === "button") button.className = "floating";

  const onClick = (event: MouseEvent) => {
    // Modifier keys open the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a clicked button, but the dialog returns the focus to it.
    button.focus({ preventScroll: true });
    popup.open();
  };
  button.ariaHasPopup = "dialog";
  const abortController = new AbortController();
  const { signal } = abortController;
  button.addEventListener("click", onClick, { signal });
  button.addEventListener("pointerenter", popup.prepare, { signal });
  return {
    ...popup,
    remove() {
      abortController.abort();
      button.ariaHasPopup = null;
      if (!isPageElement) button.remove();
      popup.remove();
    },
  };
}

/** `labelLanguage` is set if the label is ours. The slot then lets the page's content replace it. */
function createButton(element: HTMLElement, title: string, labelLanguage: string | false): HTMLButtonElement {
  const root = getShadowRoot(element);
  const button = document.createElement("button");
  button.type = "button";
  button.part.add("button");
  const labelElement = document.createElement(labelLanguage === false ? "span" : "slot");
  if (labelLanguage !== false) labelElement.lang = labelLanguage;
  labelElement.textContent = title;
  button.append(labelElement);
  root.replaceChildren(button);
  return button;
}
