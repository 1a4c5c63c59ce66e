import { followTo, isScreen, type NavigatorSource } from "./followTo.ts";
import { asksTheSame, disposeView, loadView, type PageView } from "./loadView.ts";
import type { Navigator, NavigatorListener } from "./navigator.ts";
import { findPlace, markPlace, pushPlace } from "./placeMemory.ts";
import { reloadOnce } from "./reloadGuard.ts";
import type { ScrollTarget } from "./scroll.ts";

/** An element of a page that contains a screen, and its name in the history state. */
export interface Frame {
  readonly element: HTMLElement;
  readonly name: string;
}

interface InPlaceScreen {
  readonly url: URL;
  readonly view: PageView;
}

/** Returns the URL of a screen inside a page. `embed` removes the margins. */
export function inPlaceUrl(href: string, base: URL | string): URL {
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
  frame: Frame,
  first: InPlaceScreen,
): Navigator {
  let current = first;
  let listener: NavigatorListener | null = null;
  let latestTurn = 0;
  const hrefOf = (url: URL) => url.pathname + url.search;
  markPlace(frame.name, hrefOf(first.url));

  async function go(url: URL, move: "push" | "replace" | "pop"): Promise<void> {
    const turn = ++latestTurn;
    if (asksTheSame(current.view, source.routes, url)) {
      listener?.onPending(false);
      return arrive({ url, view: current.view }, move);
    }
    listener?.onPending(true);
    const found = await followTo(source, url, () => turn === latestTurn);
    if (found === null) return;
    if (found.view.kind === "error") {
      if (found.view.reason === "chunk" && reloadOnce(new URL(location.href))) return;
      // A full page has room for the error.
      return source.leave(asPage(found.url));
    }
    listener?.onPending(false);
    arrive({ url: found.url, view: found.view }, move);
  }

  function arrive(next: InPlaceScreen, move: "push" | "replace" | "pop"): void {
    const isOther = next.url.pathname !== current.url.pathname;
    const scroll: ScrollTarget = isOther ? { kind: "start", of: frame.element } : { kind: "stay" };
    current = next;
    const save = move === "push" ? pushPlace : markPlace;
    save(frame.name, hrefOf(next.url));
    listener?.onScreen({ ...next, scroll });
  }

  /** A history entry without an address, such as an anchor, keeps the current screen. */
  function onPop(): void {
    const href = findPlace(frame.name);
    if (href === null) markPlace(frame.name, hrefOf(current.url));
    else if (href !== hrefOf(current.url)) void go(new URL(href, current.url), "pop");
  }

  /** The page was restored from the back/forward cache, and other pages may have changed the memory since. */
  function onShow({ persisted }: PageTransitionEvent): void {
    if (persisted) markPlace(frame.name, hrefOf(current.url));
  }

  return {
    navigate(href, { replace = false } = {}) {
      const url = new URL(href, current.url);
      const isOurs = url.origin === current.url.origin && isScreen(source, url);
      if (!isOurs) return source.leave(url);
      void go(inPlaceUrl(url.href, url), replace ? "replace" : "push");
    },
    preload(href) {
      const url = inPlaceUrl(href, current.url);
      if (url.origin !== current.url.origin || !isScreen(source, url)) return;
      if (!asksTheSame(current.view, source.routes, url))
        void loadView({ ...source, report: () => {} }, url).then(disposeView);
    },
    retry() {
      void go(current.url, "replace");
    },
    replaceAddress(url) {
      arrive({ url, view: current.view }, "replace");
    },
    start(next) {
      listener = next;
      window.addEventListener("popstate", onPop);
      window.addEventListener("pageshow", onShow);
      return () => {
        listener = null;
        latestTurn += 1;
        window.removeEventListener("popstate", onPop);
        window.removeEventListener("pageshow", onShow);
      };
    },
  };
}

function asPage(url: URL): URL {
  const page = new URL(url);
  page.searchParams.delete("embed");
  return page;
}
