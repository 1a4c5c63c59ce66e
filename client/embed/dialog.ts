import type { createFrame, Frame } from "./frame.ts";
import { dialogRules } from "./dialogRules.ts";
import { lockScroll } from "./lockScroll.ts";
import type { WidgetController, EmbedContext } from "./embedContext.ts";
import { getCloseLabel } from "./closeLabel.ts";

/** Functions of the main script that this one reuses. */
export interface SharedHelpers {
  readonly createFrame: typeof createFrame;
  readonly createSheet: (css: string) => CSSStyleSheet;
}

export interface Popup extends WidgetController {
  prepare(): void;
}

/**
 * The widget in a native modal dialog, which traps and restores the focus. A closed dialog keeps the visitor's input;
 * after a booking the next one starts empty.
 */
export function createPopup(
  { url, title, language, theme, emit }: EmbedContext,
  helpers: SharedHelpers,
  onClosed: () => void,
): Popup {
  const container = document.createElement("div");
  container.style.position = "fixed";
  const root = container.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [helpers.createSheet(dialogRules)];
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", title);
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", getCloseLabel(language));
  button.lang = language;
  button.textContent = "×";
  dialog.append(button);
  root.append(dialog);

  let frame: Frame | null = null;
  let currentTheme = theme;
  let isBooked = false;
  let restoreScroll = () => {};

  function applyTheme() {
    dialog.style.colorScheme = currentTheme === "auto" ? "light dark" : currentTheme;
  }
  function removeFrame() {
    frame?.remove();
    frame = null;
    isBooked = false;
  }
  function prepare() {
    if (!container.isConnected) document.body.append(container);
    if (frame) return;
    // The page may have changed its colour scheme.
    url.searchParams.set("theme", currentTheme);
    const newFrame = helpers.createFrame(url, title, currentTheme, {
      onSize(height) {
        newFrame.element.style.height = `${height}px`;
        // The dialog is as high as the viewport at most, so the content scrolls inside.
        newFrame.send({ type: "fits", fits: false });
        emit("resized", { height });
      },
      onEscape: close,
      onEvent(name, detail) {
        isBooked ||= name === "booked";
        emit(name, detail);
      },
    });
    frame = newFrame;
    newFrame.element.style.height = "640px";
    dialog.append(newFrame.element);
  }
  function unlockScroll() {
    restoreScroll();
    restoreScroll = () => {};
  }
  function close() {
    unlockScroll();
    dialog.close();
  }
  function isOutside({ clientX, clientY }: MouseEvent): boolean {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  }

  applyTheme();
  button.addEventListener("click", close);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && isOutside(event)) close();
  });
  dialog.addEventListener("close", () => {
    unlockScroll();
    if (isBooked) removeFrame();
    onClosed();
  });
  return {
    prepare,
    open() {
      if (dialog.open) return;
      prepare();
      restoreScroll = lockScroll();
      dialog.showModal();
    },
    close,
    setTheme(next) {
      currentTheme = next;
      applyTheme();
      frame?.setTheme(next);
    },
    remove() {
      restoreScroll();
      removeFrame();
      container.remove();
    },
  };
}
