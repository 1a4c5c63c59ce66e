import type { SiteVersions } from "../data/siteVersions.ts";
import type { BusinessDirectory } from "../services/businessDirectory.ts";

/** What the public pages of a host hang on: its business, and how often its site has changed. Null: it has no site. */
export async function siteStamp(
  { directory, sites }: { readonly directory: BusinessDirectory; readonly sites: SiteVersions },
  host: string,
): Promise<string | null> {
  const business = await directory.byHost(host);
  const version = business ? await sites.of(business.id) : 0;
  return business && version > 0 ? `${business.id} ${version}` : null;
}
