import { localeParameter } from "../i18n/detectLocale.ts";
import { followTo, isScreen, type NavigatorSource } from "./followTo.ts";
import { adoptEntry, pushEntry, replaceEntry } from "./historyEntry.ts";
import { asksTheSame, disposeView, loadView, type View } from "./loadView.ts";
import { reloadOnce } from "./reloadGuard.ts";
import { openScrollMemory, scrollAfterPush, type ScrollTarget } from "./scroll.ts";

/** One screen at one address. */
export interface Screen {
  readonly url: URL;
  readonly view: View;
  readonly scroll: ScrollTarget;
}

/** How to go somewhere. */
export interface NavigateOptions {
  /** Take the place of the current history entry instead of adding one. */
  readonly replace?: boolean;
  /** With `replace`, on the same path: change the address before the screen has loaded, so that a reload keeps it. */
  readonly atOnce?: boolean;
}

/** Who shows the screens. */
export interface NavigatorListener {
  onScreen(screen: Screen): void;
  onPending(isPending: boolean): void;
}

/** Moves between screens, keeps the history, and lets the last navigation win. */
export interface Navigator {
  navigate(href: string, options?: NavigateOptions): void;
  /** Loads what a link leads to, so that the click finds it in the store. */
  preload(href: string): void;
  /** Asks for the current address again. */
  retry(): void;
  /** Changes the address in place, without loading anything. */
  replaceAddress(url: URL): void;
  /** Begins to listen to the browser; the function returned ends it. */
  start(listener: NavigatorListener): () => void;
}

type Move = "push" | "replace" | "pop";

/** Makes the navigator of this tab, standing on the screen that the server rendered. */
export function createNavigator(source: NavigatorSource, first: Pick<Screen, "url" | "view">): Navigator {
  const memory = openScrollMemory();
  let entryKey = adoptEntry();
  let current: Screen = { ...first, scroll: memory.find(entryKey) ?? scrollAfterPush(first.url, first.url) };
  let listener: NavigatorListener | null = null;
  let latestTurn = 0;

  async function go(url: URL, move: Move, scroll: ScrollTarget): Promise<void> {
    const turn = ++latestTurn;
    if (asksTheSame(current.view, source.routes, url)) {
      listener?.onPending(false);
      return arrive(url, current.view, move, scroll);
    }
    listener?.onPending(true);
    const found = await followTo(source, url, () => turn === latestTurn);
    if (found === null) return;
    const { view } = found;
    if (view.kind === "error" && view.reason === "chunk" && reloadOnce(found.url)) return;
    listener?.onPending(false);
    arrive(found.url, view, move === "pop" && found.url !== url ? "replace" : move, scroll);
  }

  /** The screen is ready. On `pop` the browser has moved in the history already. */
  function arrive(url: URL, view: View, move: Move, scroll: ScrollTarget): void {
    if (move === "push") {
      memory.save(entryKey);
      entryKey = pushEntry(url);
    } else if (move === "replace") {
      replaceEntry(url, entryKey);
    }
    current = { url, view, scroll };
    listener?.onScreen(current);
  }

  function resolve(href: string): URL {
    const url = new URL(href, current.url);
    // An embed names its language once, in the frame's first address: it stays there through the visit.
    const locale = current.url.searchParams.get(localeParameter);
    if (locale !== null && url.origin === current.url.origin && !url.searchParams.has(localeParameter)) {
      url.searchParams.set(localeParameter, locale);
    }
    return url;
  }

  return {
    navigate(href, options = {}) {
      const url = resolve(href);
      if (url.origin !== current.url.origin) return source.leave(url);
      if (options.replace && options.atOnce && url.pathname === current.url.pathname)
        replaceEntry(url, entryKey);
      void go(url, options.replace ? "replace" : "push", scrollAfterPush(current.url, url));
    },
    preload(href) {
      const url = resolve(href);
      if (url.origin !== current.url.origin || !isScreen(source, url)) return;
      if (asksTheSame(current.view, source.routes, url)) return;
      // What was loaded stays in the store's release buffer for the click; what failed is told at the click.
      void loadView({ ...source, report: () => {} }, url).then(disposeView);
    },
    retry() {
      void go(current.url, "replace", { kind: "stay" });
    },
    replaceAddress(url) {
      arrive(url, current.view, "replace", { kind: "stay" });
    },
    start(next) {
      listener = next;
      history.scrollRestoration = "manual";
      const onPop = () => {
        memory.save(entryKey);
        entryKey = adoptEntry();
        const url = new URL(location.href);
        void go(url, "pop", memory.find(entryKey) ?? scrollAfterPush(current.url, url));
      };
      const onLeave = () => memory.save(entryKey);
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
