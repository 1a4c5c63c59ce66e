import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Chooses the business that answers unknown hosts, or none if `slug` is null. Returns false if there is no such
 * business.
 */
export async function chooseDefaultBusiness({ query }: Sql, slug: string | null): Promise<boolean> {
  await query("UPDATE businesses SET is_default = false WHERE is_default AND slug IS DISTINCT FROM $1", [
    slug,
  ]);
  if (slug === null) return true;
  const rows = await query("UPDATE businesses SET is_default = true WHERE slug = $1 RETURNING id", [slug]);
  return rows.length > 0;
}
