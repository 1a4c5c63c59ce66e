import type { createFrame, Frame } from "./frame.ts";
import { dialogRules } from "./dialogRules.ts";
import { lockScroll } from "./lockScroll.ts";
import type { Shown, Surroundings } from "./shown.ts";
import { closeWord } from "./closeWord.ts";

/** Functions of the main script that this one reuses. */
export interface Lent {
  readonly createFrame: typeof createFrame;
  readonly sheetOf: (css: string) => CSSStyleSheet;
}

export interface Popup extends Shown {
  prepare(): void;
}

/**
 * The widget in a native modal dialog, which traps and restores the focus. A closed dialog keeps the visitor's input;
 * after a booking the next one starts empty.
 */
export function createPopup(
  { url, title, language, theme, tell }: Surroundings,
  lent: Lent,
  onClosed: () => void,
): Popup {
  const place = document.createElement("div");
  place.style.position = "fixed";
  const root = place.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [lent.sheetOf(dialogRules)];
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", title);
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", closeWord(language));
  button.lang = language;
  button.textContent = "×";
  dialog.append(button);
  root.append(dialog);

  let frame: Frame | null = null;
  let shown = theme;
  let isDone = false;
  let unlock = () => {};

  function dress() {
    dialog.style.colorScheme = shown === "auto" ? "light dark" : shown;
  }
  function clear() {
    frame?.remove();
    frame = null;
    isDone = false;
  }
  function prepare() {
    if (!place.isConnected) document.body.append(place);
    if (frame) return;
    // The page may have changed its colour scheme.
    url.searchParams.set("theme", shown);
    const made = lent.createFrame(url, title, shown, {
      onSize(height) {
        made.element.style.height = `${height}px`;
        // The dialog is as high as the viewport at most, so the content scrolls inside.
        made.send({ type: "fits", fits: false });
        tell("resized", { height });
      },
      onEscape: close,
      onEvent(name, detail) {
        isDone ||= name === "booked";
        tell(name, detail);
      },
    });
    frame = made;
    made.element.style.height = "640px";
    dialog.append(made.element);
  }
  function release() {
    unlock();
    unlock = () => {};
  }
  function close() {
    release();
    dialog.close();
  }
  function isBeside({ clientX, clientY }: MouseEvent): boolean {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  }

  dress();
  button.addEventListener("click", close);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && isBeside(event)) close();
  });
  dialog.addEventListener("close", () => {
    release();
    if (isDone) clear();
    onClosed();
  });
  return {
    prepare,
    open() {
      if (dialog.open) return;
      prepare();
      unlock = lockScroll();
      dialog.showModal();
    },
    close,
    setTheme(next) {
      shown = next;
      dress();
      frame?.setTheme(next);
    },
    remove() {
      unlock();
      clear();
      place.remove();
    },
  };
}
