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

/** A widget that was put on the page. */
export interface DaybookHandle {
  /** Opens its dialog; one in its place is brought into sight. */
  open(): void;
  close(): void;
  /** Takes it away with all that it listens to. Once or more often. */
  remove(): void;
}

/** Hears of what happens in any widget of the page. */
export type DaybookListener<Name extends EmbedEvent> = (
  detail: EmbedEvents[Name],
  element: HTMLElement,
) => void;

const listeners: Partial<Record<string, Set<DaybookListener<EmbedEvent>>>> = {};
const mounted = new WeakMap<HTMLElement, DaybookHandle>();

/** Listens to all widgets of the page; the function returned ends it. */
export function on<Name extends EmbedEvent>(name: Name, listener: DaybookListener<Name>): () => void {
  const known = (listeners[name] ??= new Set()).add(listener as DaybookListener<EmbedEvent>);
  return () => void known.delete(listener as DaybookListener<EmbedEvent>);
}

/** Shows a widget in an element, in place of what was shown in it before. `open`: in a dialog, at once and once. */
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
    // It does not bubble: a page's handler for its own errors is not to hear of ours.
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

/** Takes away what is shown in an element. */
export function unmount(element: HTMLElement): void {
  mounted.get(element)?.remove();
}

/** Whether something is shown in it. */
export const isMounted = (element: HTMLElement): boolean => mounted.has(element);

/** A link to a page of the widget that says nothing else shows that page. */
function pathOfLink(element: HTMLElement, options: EmbedOptions): EmbedOptions {
  if (!(element instanceof HTMLAnchorElement)) return options;
  return { path: element.pathname + element.search, ...options };
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
