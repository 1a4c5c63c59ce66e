import { disposeView, loadView, type ErrorView, type PageView, type ViewSource } from "./loadView.ts";
import { matchRoute } from "./routeTable.ts";

export interface NavigatorSource extends ViewSource {
  readonly leavePage: (url: URL) => void;
}

const maxRedirects = 5;

/**
 * Loads the view of an address and follows redirects. Returns null if the browser leaves for an address outside of the
 * route table or a newer navigation has started.
 */
export async function loadFollowingRedirects(
  source: NavigatorSource,
  url: URL,
  isCurrent: () => boolean,
): Promise<{ readonly url: URL; readonly view: PageView | ErrorView } | null> {
  let target = url;
  for (let redirectCount = 0; ; redirectCount += 1) {
    if (target.origin !== url.origin || redirectCount > maxRedirects || !hasRoute(source, target)) {
      source.leavePage(target);
      return null;
    }
    const view = await loadView(source, target);
    if (!isCurrent()) {
      disposeView(view);
      return null;
    }
    if (view.kind !== "redirect") return { url: target, view };
    target = new URL(view.location, target);
  }
}

/** Returns whether the route table contains an address, with or without a trailing slash. */
export function hasRoute({ routes }: ViewSource, url: URL): boolean {
  return matchRoute(routes, url.pathname).kind !== "unknown";
}
