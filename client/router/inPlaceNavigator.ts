import { loadFollowingRedirects, hasRoute, type NavigatorSource } from "./loadFollowingRedirects.ts";
import { hasSameQuery, disposeView, loadView, type PageView } from "./loadView.ts";
import type { Navigator, NavigatorListener } from "./navigator.ts";
import { readInPlaceHref, replaceInPlaceHref, pushInPlaceHref } from "./inPlaceMemory.ts";
import { reloadOnce } from "./reloadGuard.ts";
import type { ScrollTarget } from "./scroll.ts";

/** An element of a page that contains a screen, and its name in the history state. */
export interface InPlaceContainer {
  readonly element: HTMLElement;
  readonly name: string;
}

interface InPlaceScreen {
  readonly url: URL;
  readonly view: PageView;
}

/** Returns the URL of a screen inside a page. `embed` removes the margins. */
export function toInPlaceUrl(href: string, base: URL | string): URL {
  const url = new URL(href, base);
  url.searchParams.set("embed", "");
  return url;
}

/**
 * Navigates between screens inside an element of a page. The browser's address stays, but each step is a history entry,
 * so Back works. Addresses outside of the route table leave the page.
 */
export function createInPlaceNavigator(
  source: NavigatorSource,
  container: InPlaceContainer,
  initialScreen: InPlaceScreen,
): Navigator {
  let current = initialScreen;
  let listener: NavigatorListener | null = null;
  let latestNavigation = 0;
  const toHref = (url: URL) => url.pathname + url.search;
  replaceInPlaceHref(container.name, toHref(initialScreen.url));

  async function navigateTo(url: URL, move: "push" | "replace" | "pop"): Promise<void> {
    const navigationId = ++latestNavigation;
    if (hasSameQuery(current.view, source.routes, url)) {
      listener?.onPending(false);
      return showScreen({ url, view: current.view }, move);
    }
    listener?.onPending(true);
    const result = await loadFollowingRedirects(source, url, () => navigationId === latestNavigation);
    if (result === null) return;
    if (result.view.kind === "error") {
      if (result.view.reason === "chunk" && reloadOnce(new URL(location.href))) return;
      // A full page has room for the error.
      return source.leavePage(toPageUrl(result.url));
    }
    listener?.onPending(false);
    showScreen({ url: result.url, view: result.view }, move);
  }

  function showScreen(next: InPlaceScreen, move: "push" | "replace" | "pop"): void {
    const isOtherPath = next.url.pathname !== current.url.pathname;
    const scroll: ScrollTarget = isOtherPath ? { kind: "start", of: container.element } : { kind: "stay" };
    current = next;
    const save = move === "push" ? pushInPlaceHref : replaceInPlaceHref;
    save(container.name, toHref(next.url));
    listener?.onScreen({ ...next, scroll });
  }

  /** A history entry without an address, such as an anchor, keeps the current screen. */
  function onPop(): void {
    const href = readInPlaceHref(container.name);
    if (href === null) replaceInPlaceHref(container.name, toHref(current.url));
    else if (href !== toHref(current.url)) void navigateTo(new URL(href, current.url), "pop");
  }

  /** The page was restored from the back/forward cache, and other pages may have changed the memory since. */
  function onShow({ persisted }: PageTransitionEvent): void {
    if (persisted) replaceInPlaceHref(container.name, toHref(current.url));
  }

  return {
    navigate(href, { replace = false } = {}) {
      const url = new URL(href, current.url);
      const isInternal = url.origin === current.url.origin && hasRoute(source, url);
      if (!isInternal) return source.leavePage(url);
      void navigateTo(toInPlaceUrl(url.href, url), replace ? "replace" : "push");
    },
    preload(href) {
      const url = toInPlaceUrl(href, current.url);
      if (url.origin !== current.url.origin || !hasRoute(source, url)) return;
      if (!hasSameQuery(current.view, source.routes, url))
        void loadView({ ...source, report: () => {} }, url).then(disposeView);
    },
    retry() {
      void navigateTo(current.url, "replace");
    },
    replaceAddress(url) {
      showScreen({ url, view: current.view }, "replace");
    },
    start(next) {
      listener = next;
      window.addEventListener("popstate", onPop);
      window.addEventListener("pageshow", onShow);
      return () => {
        listener = null;
        latestNavigation += 1;
        window.removeEventListener("popstate", onPop);
        window.removeEventListener("pageshow", onShow);
      };
    },
  };
}

function toPageUrl(url: URL): URL {
  const page = new URL(url);
  page.searchParams.delete("embed");
  return page;
}
