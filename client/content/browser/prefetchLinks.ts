const notPrefetched = /^\/(widget|v2|graphql|account|developers)(\/|$)/;

/** Prefetches pages of the site when the visitor points at their links, unless the browser saves data. */
export function prefetchLinks(page: Document): void {
  if ((navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData) return;
  const requestedPaths = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin) return;
    if (notPrefetched.test(link.pathname) || requestedPaths.has(link.pathname)) return;
    requestedPaths.add(link.pathname);
    const hint = page.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.pathname + link.search;
    page.head.append(hint);
  };
  page.addEventListener("pointerover", prefetch);
  page.addEventListener("focusin", prefetch);
}
