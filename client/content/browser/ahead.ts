const neverAhead = /^\/(widget|v2|graphql|account|developers)(\/|$)/;

/** Prefetches pages of the site when the visitor points at their links, unless the browser saves data. */
export function loadAhead(page: Document): void {
  if ((navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData) return;
  const asked = new Set([location.pathname]);
  const ask = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin) return;
    if (neverAhead.test(link.pathname) || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    const hint = page.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.pathname + link.search;
    page.head.append(hint);
  };
  page.addEventListener("pointerover", ask);
  page.addEventListener("focusin", ask);
}
