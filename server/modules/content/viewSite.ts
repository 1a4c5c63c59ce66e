import { loadPreview, loadSite } from "./data/loadSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type SiteView, siteView } from "./siteView.ts";

/** What a preview's address can be at all: anything else is in no database. */
const PREVIEW_ID = /^[A-Za-z0-9_-]{3,64}$/;

/**
 * What may be seen of a business's site at a time (epoch milliseconds): by the public, or in a preview. Null: nothing is
 * published; or there is no such preview, it is past, revoked, or another business's.
 */
export async function viewSite(
  query: Sql["query"],
  businessId: string,
  previewId: string | null,
  now: number,
): Promise<SiteView | null> {
  if (previewId !== null && !PREVIEW_ID.test(previewId)) return null;
  const rows = await (previewId === null
    ? loadSite(query, businessId, now)
    : loadPreview(query, businessId, previewId, now));
  return rows && siteView(businessId, rows, previewId);
}
