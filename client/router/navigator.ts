import { localeParameter } from "../i18n/detectLocale.ts";
import { followTo, isScreen, type NavigatorSource } from "./followTo.ts";
import { adoptEntry, pushEntry, replaceEntry } from "./historyEntry.ts";
import { asksTheSame, disposeView, loadView, type View } from "./loadView.ts";
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
  readonly atOnce?: boolean;
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

type Move = "push" | "replace" | "pop";

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

  /** On `pop` the browser has already changed the history. */
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
    // An embed sets its language once, in the first address of its iframe. Later addresses keep it.
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
      // The store's release buffer keeps the data until the click. Failures are reported at the click.
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
