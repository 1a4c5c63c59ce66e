import type { Sql } from "../../../platform/database/transaction.ts";

export interface ViewRow {
  readonly makerId: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/** Number of the views that a user or key has made. The lock lets the creations of a business run one by one. */
export async function countViews(sql: Sql, businessId: string, makerId: string): Promise<number> {
  await sql.query("SELECT FROM businesses WHERE id = $1 FOR NO KEY UPDATE", [businessId]);
  const [row] = await sql.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM saved_views WHERE business_id = $1 AND maker_id = $2",
    [businessId, makerId],
  );
  return row!.count;
}

export async function insertView(
  sql: Sql,
  businessId: string,
  id: string,
  view: ViewRow & { readonly makerName: string },
  now: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO saved_views (business_id, id, maker_id, maker_name, name, query, is_shared, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      businessId,
      id,
      view.makerId,
      view.makerName,
      view.name,
      view.query,
      view.isShared,
      new Date(now).toISOString(),
    ],
  );
}

/** Null if there is no such view. */
export async function lockView(sql: Sql, businessId: string, id: string): Promise<ViewRow | null> {
  const [row] = await sql.query<ViewRow>(
    `SELECT maker_id AS "makerId", name, query, is_shared AS "isShared" FROM saved_views
      WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, id],
  );
  return row ?? null;
}

export async function updateView(
  sql: Sql,
  businessId: string,
  id: string,
  { name, query, isShared }: Omit<ViewRow, "makerId">,
  now: number,
): Promise<void> {
  await sql.query(
    `UPDATE saved_views SET name = $3, query = $4, is_shared = $5, updated_at = $6 WHERE business_id = $1 AND id = $2`,
    [businessId, id, name, query, isShared, new Date(now).toISOString()],
  );
}

export async function deleteView(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql.query("DELETE FROM saved_views WHERE business_id = $1 AND id = $2", [businessId, id]);
}
