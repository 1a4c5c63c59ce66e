import { toViewPath } from "../addresses.ts";
import { sanitise } from "../sanitise.ts";
import type { SiteView } from "../siteView.ts";

/** Sanitises stored HTML again, because it may be older than the current rules. Keeps links inside a preview. */
export function richText(view: SiteView, html: unknown): string {
  const safe = typeof html === "string" ? sanitise(html) : "";
  if (view.preview === null) return safe;
  return safe.replace(/(<a href=")(\/[^"]*)"/g, (_, before: string, href: string) => {
    // In a path, `&` is the only character that attributes escape.
    const path = toViewPath(view, href.replaceAll("&amp;", "&")).replaceAll("&", "&amp;");
    return `${before}${path}"`;
  });
}
