import { localeParameter } from "../i18n/detectLocale.ts";
import { loadFollowingRedirects, hasRoute, type NavigatorSource } from "./loadFollowingRedirects.ts";
import { ensureEntryKey, pushEntry, replaceEntry } from "./historyEntry.ts";
import { hasSameQuery, disposeView, loadView, type View } from "./loadView.ts";
import { reloadOnce } from "./reloadGuard.ts";
import { openScrollMemory, scrollAfterPush, type ScrollTarget } from "./scroll.ts";

export interface Screen {
  readonly url: URL;
  readonly view: View;
  readonly scroll: ScrollTarget;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** With `replace` on the same path: changes the address before the screen has loaded, so that a reload keeps it. */
  readonly updatesAddressFirst?: boolean;
}

export interface NavigatorListener {
  onScreen(screen: Screen): void;
  onPending(isPending: boolean): void;
}

/** Navigates between screens and keeps the history. The last navigation wins. */
export interface Navigator {
  navigate(href: string, options?: NavigateOptions): void;
  preload(href: string): void;
  retry(): void;
  replaceAddress(url: URL): void;
  start(listener: NavigatorListener): () => void;
}

type HistoryChange = "push" | "replace" | "pop";

export function createNavigator(
  source: NavigatorSource,
  initialScreen: Pick<Screen, "url" | "view">,
): Navigator {
  const scrollMemory = openScrollMemory();
  let entryKey = ensureEntryKey();
  let current: Screen = {
    ...initialScreen,
    scroll: scrollMemory.find(entryKey) ?? scrollAfterPush(initialScreen.url, initialScreen.url),
  };
  let listener: NavigatorListener | null = null;
  let latestNavigation = 0;

  async function navigateTo(url: URL, move: HistoryChange, scroll: ScrollTarget): Promise<void> {
    const navigationId = ++latestNavigation;
    if (hasSameQuery(current.view, source.routes, url)) {
      listener?.onPending(false);
      return showScreen(url, current.view, move, scroll);
    }
    listener?.onPending(true);
    const result = await loadFollowingRedirects(source, url, () => navigationId === latestNavigation);
    if (result === null) return;
    const { view } = result;
    if (view.kind === "error" && view.reason === "chunk" && reloadOnce(result.url)) return;
    listener?.onPending(false);
    showScreen(result.url, view, move === "pop" && result.url !== url ? "replace" : move, scroll);
  }

  /** On `pop` the browser has already changed the history. */
  function showScreen(url: URL, view: View, move: HistoryChange, scroll: ScrollTarget): void {
    if (move === "push") {
      scrollMemory.save(entryKey);
      entryKey = pushEntry(url);
    } else if (move === "replace") {
      replaceEntry(url, entryKey);
    }
    current = { url, view, scroll };
    listener?.onScreen(current);
  }

  function resolveHref(href: string): URL {
    const url = new URL(href, current.url);
    // An embed sets its language once, in the first address of its iframe. Later addresses keep it.
    const locale = current.url.searchParams.get(localeParameter);
    if (locale !== null && url.origin === current.url.origin && !url.searchParams.has(localeParameter)) {
      url.searchParams.set(localeParameter, locale);
    }
    return url;
  }

  return {
    navigate(href, options = {}) {
      const url = resolveHref(href);
      if (url.origin !== current.url.origin) return source.leavePage(url);
      if (options.replace && options.updatesAddressFirst && url.pathname === current.url.pathname)
        replaceEntry(url, entryKey);
      void navigateTo(url, options.replace ? "replace" : "push", scrollAfterPush(current.url, url));
    },
    preload(href) {
      const url = resolveHref(href);
      if (url.origin !== current.url.origin || !hasRoute(source, url)) return;
      if (hasSameQuery(current.view, source.routes, url)) return;
      // The store's release buffer keeps the data until the click. Failures are reported at the click.
      void loadView({ ...source, report: () => {} }, url).then(disposeView);
    },
    retry() {
      void navigateTo(current.url, "replace", { kind: "stay" });
    },
    replaceAddress(url) {
      showScreen(url, current.view, "replace", { kind: "stay" });
    },
    start(next) {
      listener = next;
      history.scrollRestoration = "manual";
      const onPop = () => {
        scrollMemory.save(entryKey);
        entryKey = ensureEntryKey();
        const url = new URL(location.href);
        void navigateTo(url, "pop", scrollMemory.find(entryKey) ?? scrollAfterPush(current.url, url));
      };
      const onLeave = () => scrollMemory.save(entryKey);
      window.addEventListener("popstate", onPop);
      window.addEventListener("pagehide", onLeave);
      listener.onScreen(current);
      return () => {
        listener = null;
        window.removeEventListener("popstate", onPop);
        window.removeEventListener("pagehide", onLeave);
      };
    },
  };
}
