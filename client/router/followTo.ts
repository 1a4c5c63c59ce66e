import { disposeView, loadView, type ErrorView, type PageView, type ViewSource } from "./loadView.ts";
import { matchRoute } from "./routeTable.ts";

export interface NavigatorSource extends ViewSource {
  readonly leave: (url: URL) => void;
}

const redirectsAtMost = 5;

/**
 * Loads the view of an address and follows redirects. Returns null if the browser leaves for an address outside of the
 * route table or a newer navigation has started.
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

/** Returns whether the route table contains an address, with or without a trailing slash. */
export function isScreen({ routes }: ViewSource, url: URL): boolean {
  return matchRoute(routes, url.pathname).kind !== "unknown";
}
