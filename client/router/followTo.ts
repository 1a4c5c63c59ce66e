import { disposeView, loadView, type ErrorView, type PageView, type ViewSource } from "./loadView.ts";
import { matchRoute } from "./routeTable.ts";

/** What a navigator moves with. */
export interface NavigatorSource extends ViewSource {
  /** Takes the browser to an address that is no screen of ours: it is loaded as a whole. */
  readonly leave: (url: URL) => void;
}

const redirectsAtMost = 5;

/**
 * Loads what an address leads to in the end, redirects followed. Null: the browser is leaving for it, since the table has no such
 * screen (the site's pages, other hosts), or by then nobody wanted it.
 */
export async function followTo(
  source: NavigatorSource,
  url: URL,
  isWanted: () => boolean,
): Promise<{ readonly url: URL; readonly view: PageView | ErrorView } | null> {
  let target = url;
  for (let hops = 0; ; hops += 1) {
    if (target.origin !== url.origin || hops > redirectsAtMost || !isScreen(source, target)) {
      source.leave(target);
      return null;
    }
    const view = await loadView(source, target);
    if (!isWanted()) {
      disposeView(view);
      return null;
    }
    if (view.kind !== "redirect") return { url: target, view };
    target = new URL(view.location, target);
  }
}

/** Whether an address is in the table, whatever its slash: what is not, the server answers. */
export function isScreen({ routes }: ViewSource, url: URL): boolean {
  return matchRoute(routes, url.pathname).kind !== "unknown";
}
