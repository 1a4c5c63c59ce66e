import { createFrameUrl } from "./address.ts";
import { getHostTheme, watchTheme } from "./hostTheme.ts";
import { showInline } from "./inline.ts";
import { isLinkOrButton } from "./isLinkOrButton.ts";
import { loadDialog } from "./loadDialog.ts";
import type { EmbedEvent, EmbedEvents, Theme } from "./messages.ts";
import type { EmbedOptions } from "./options.ts";
import type { WidgetController, EmbedContext } from "./embedContext.ts";
import { showTrigger } from "./trigger.ts";
import { getBookLabel } from "./bookLabel.ts";

export interface DaybookHandle {
  /** Opens the dialog, or scrolls an inline widget into view. */
  open(): void;
  close(): void;
  /** Removes the widget and its listeners. May be called again. */
  remove(): void;
}

export type DaybookListener<Name extends EmbedEvent> = (
  detail: EmbedEvents[Name],
  element: HTMLElement,
) => void;

const listeners: Partial<Record<string, Set<DaybookListener<EmbedEvent>>>> = {};
const mounted = new WeakMap<HTMLElement, DaybookHandle>();

export function on<Name extends EmbedEvent>(name: Name, listener: DaybookListener<Name>): () => void {
  const nameListeners = (listeners[name] ??= new Set()).add(listener as DaybookListener<EmbedEvent>);
  return () => void nameListeners.delete(listener as DaybookListener<EmbedEvent>);
}

/** Shows a widget in an element and replaces an earlier one. `opensOnce` opens a dialog that is removed when closed. */
export function mount(
  element: HTMLElement,
  options: EmbedOptions,
  scriptOrigin: string,
  opensOnce = false,
): DaybookHandle {
  unmount(element);
  const lang = element.closest<HTMLElement>("[lang]")?.lang ?? document.documentElement.lang;
  const theme = () => {
    const declaredTheme = (element.getAttribute("theme") as Theme | null) ?? options.theme;
    return declaredTheme && declaredTheme !== "auto" ? declaredTheme : getHostTheme(element, declaredTheme);
  };
  const declaredLocale = options.locale ?? lang;
  const language = !declaredLocale || declaredLocale === "auto" ? navigator.language : declaredLocale;
  const emit = (name: EmbedEvent, detail: object) => {
    // Does not bubble, so that a page's own `error` handlers do not receive it.
    element.dispatchEvent(new CustomEvent(name, { detail }));
    for (const listener of listeners[name] ?? []) listener(detail as never, element);
  };
  const origin = parseOrigin(options.origin ?? scriptOrigin);
  const url =
    origin === null
      ? null
      : createFrameUrl(withLinkPath(element, options), {
          origin,
          search: location.search,
          lang,
          theme: theme(),
        });
  if (url === null) {
    const emptyHandle = { open() {}, close() {}, remove: () => void mounted.delete(element) };
    mounted.set(element, emptyHandle);
    emit("error", { code: "NOTHING_TO_SHOW" });
    return emptyHandle;
  }
  const title = options.label ?? getBookLabel(language);
  const surroundings: EmbedContext = { url, title, language, theme: theme(), options, emit };
  const isInline = (options.mode ?? "inline") === "inline" && !isLinkOrButton(element);
  const controller: WidgetController = opensOnce
    ? loadDialog(surroundings, () => handle.remove())
    : (isInline ? showInline : showTrigger)(element, surroundings);
  const stopWatching = watchTheme(element, () => controller.setTheme(theme()));
  const handle: DaybookHandle = {
    open: controller.open,
    close: controller.close,
    remove() {
      if (mounted.get(element) !== handle) return;
      mounted.delete(element);
      stopWatching();
      controller.remove();
    },
  };
  mounted.set(element, handle);
  return handle;
}

export function unmount(element: HTMLElement): void {
  mounted.get(element)?.remove();
}

export const isMounted = (element: HTMLElement): boolean => mounted.has(element);

function withLinkPath(element: HTMLElement, options: EmbedOptions): EmbedOptions {
  if (!(element instanceof HTMLAnchorElement)) return options;
  return { path: element.pathname + element.search, ...options };
}

function parseOrigin(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
