import { loadPreview, loadSite } from "./data/loadSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type SiteView, siteView } from "./siteView.ts";

const PREVIEW_ID = /^[A-Za-z0-9_-]{3,64}$/;

export async function loadSiteView(
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
