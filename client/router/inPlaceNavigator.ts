import { followTo, isScreen, type NavigatorSource } from "./followTo.ts";
import { asksTheSame, disposeView, loadView, type PageView } from "./loadView.ts";
import type { Navigator, NavigatorListener } from "./navigator.ts";
import { findPlace, markPlace, pushPlace } from "./placeMemory.ts";
import { reloadOnce } from "./reloadGuard.ts";
import type { ScrollTarget } from "./scroll.ts";

/** A frame within a page, and what it is known by there. */
export interface Frame {
  readonly element: HTMLElement;
  readonly name: string;
}

interface InPlaceScreen {
  readonly url: URL;
  readonly view: PageView;
}

/** A path with its search, as a screen within a page is asked: it has no room around it. */
export function inPlaceUrl(href: string, base: URL | string): URL {
  const url = new URL(href, base);
  url.searchParams.set("embed", "");
  return url;
}

/**
 * Moves between the screens in a frame within a page. The browser's address stays the page's; each step is an entry of its history
 * all the same, so Back leads a step back. What is no screen of ours leaves the page.
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
      // What went wrong is told where there is room for it.
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

  /** Another entry of the page's history: shown is what it says, or, where it says nothing (an anchor), what stands here. */
  function onPop(): void {
    const href = findPlace(frame.name);
    if (href === null) markPlace(frame.name, hrefOf(current.url));
    else if (href !== hrefOf(current.url)) void go(new URL(href, current.url), "pop");
  }

  /** The browser shows the page as it was left, and others may have been there meanwhile. */
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

/** The same screen as a page by itself. */
function asPage(url: URL): URL {
  const page = new URL(url);
  page.searchParams.delete("embed");
  return page;
}
