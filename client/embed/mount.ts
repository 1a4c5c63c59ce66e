import { frameAddress } from "./address.ts";
import { hostTheme, watchTheme } from "./hostTheme.ts";
import { showInline } from "./inline.ts";
import { isLink } from "./isLink.ts";
import { loadDialog } from "./loadDialog.ts";
import type { EmbedEvent, EmbedEvents, Theme } from "./messages.ts";
import type { EmbedOptions } from "./options.ts";
import type { Shown, Surroundings } from "./shown.ts";
import { showTrigger } from "./trigger.ts";
import { bookWords } from "./words.ts";

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
  const known = (listeners[name] ??= new Set()).add(listener as DaybookListener<EmbedEvent>);
  return () => void known.delete(listener as DaybookListener<EmbedEvent>);
}

/** Shows a widget in an element and replaces an earlier one. `opensOnce` opens a dialog that is removed when closed. */
export function mount(
  element: HTMLElement,
  options: EmbedOptions,
  scriptOrigin: string,
  isOnce = false,
): DaybookHandle {
  unmount(element);
  const lang = element.closest<HTMLElement>("[lang]")?.lang ?? document.documentElement.lang;
  const theme = () => {
    const said = (element.getAttribute("theme") as Theme | null) ?? options.theme;
    return said && said !== "auto" ? said : hostTheme(element, said);
  };
  const spoken = options.locale ?? lang;
  const language = !spoken || spoken === "auto" ? navigator.language : spoken;
  const tell = (name: EmbedEvent, detail: object) => {
    // Does not bubble, so that a page's own `error` handlers do not receive it.
    element.dispatchEvent(new CustomEvent(name, { detail }));
    for (const listener of listeners[name] ?? []) listener(detail as never, element);
  };
  const origin = originOf(options.origin ?? scriptOrigin);
  const url =
    origin === null
      ? null
      : frameAddress(pathOfLink(element, options), { origin, search: location.search, lang, theme: theme() });
  if (url === null) {
    const nothing = { open() {}, close() {}, remove: () => void mounted.delete(element) };
    mounted.set(element, nothing);
    tell("error", { code: "NOTHING_TO_SHOW" });
    return nothing;
  }
  const title = options.label ?? bookWords(language);
  const surroundings: Surroundings = { url, title, language, theme: theme(), options, tell };
  const isInline = (options.mode ?? "inline") === "inline" && !isLink(element);
  const shown: Shown = isOnce
    ? loadDialog(surroundings, () => handle.remove())
    : (isInline ? showInline : showTrigger)(element, surroundings);
  const unwatch = watchTheme(element, () => shown.setTheme(theme()));
  const handle: DaybookHandle = {
    open: shown.open,
    close: shown.close,
    remove() {
      if (mounted.get(element) !== handle) return;
      mounted.delete(element);
      unwatch();
      shown.remove();
    },
  };
  mounted.set(element, handle);
  return handle;
}

export function unmount(element: HTMLElement): void {
  mounted.get(element)?.remove();
}

export const isMounted = (element: HTMLElement): boolean => mounted.has(element);

function pathOfLink(element: HTMLElement, options: EmbedOptions): EmbedOptions {
  if (!(element instanceof HTMLAnchorElement)) return options;
  return { path: element.pathname + element.search, ...options };
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
