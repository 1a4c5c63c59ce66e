import type { Sql } from "./transaction.ts";

export const ROW_TABLES = {
  ApiKey: "api_keys",
  Block: "blocks",
  Business: "businesses",
  Form: "forms",
  Group: "groups",
  OneTimeLink: "one_time_links",
  Provider: "providers",
  Resource: "resources",
  Schedule: "schedules",
  Service: "services",
  ServiceMenu: "service_menus",
  SiteEntry: "entries",
  Staff: "staff",
  Survey: "surveys",
  User: "users",
} as const;

export type RowType = keyof typeof ROW_TABLES;

/** Loads a row as JSON by column name, including changes of its own transaction. */
export async function loadRow(
  query: Sql["query"],
  type: RowType,
  { businessId, id }: { readonly businessId: string; readonly id: string },
): Promise<Readonly<Record<string, unknown>> | null> {
  const key = type === "Business" ? "t.id = $1 AND t.id = $2" : "t.business_id = $1 AND t.id = $2";
  const [found] = await query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(t) AS row FROM ${ROW_TABLES[type]} t WHERE ${key}`,
    [businessId, id],
    { prepare: true },
  );
  return found?.row ?? null;
}
