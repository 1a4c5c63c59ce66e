import { ownPath } from "../addresses.ts";
import { sanitise } from "../sanitise.ts";
import type { SiteView } from "../siteView.ts";

/**
 * Rich text as it may be shown: made safe once more, for what is stored may be older than the rules. In a preview its
 * links stay inside.
 */
export function richText(view: SiteView, html: unknown): string {
  const safe = typeof html === "string" ? sanitise(html) : "";
  if (view.preview === null) return safe;
  return safe.replace(/(<a href=")(\/[^"]*)"/g, (_, before: string, href: string) => {
    // Attributes are escaped; a path has no other character that is.
    const path = ownPath(view, href.replaceAll("&amp;", "&")).replaceAll("&", "&amp;");
    return `${before}${path}"`;
  });
}
