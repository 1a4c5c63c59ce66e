import type { Database } from "../../platform/database/database.ts";
import type { Tenant } from "./tenant.ts";

const PUBLIC_THINGS = new Set([
  "word",
  "host",
  "business",
  "password",
  "provider",
  "staff",
  "substitute",
  "service",
  "request",
  "paid",
  "menu",
  "heading",
  "slot",
  "group",
  "form",
  "survey",
]);

export function getSecrets({ things }: Tenant): readonly string[] {
  const ids = Object.entries(things).flatMap(([name, value]) =>
    PUBLIC_THINGS.has(name) ? [] : [value.toLowerCase()],
  );
  return [`sealed${things["word"]!.toLowerCase()}`, ...ids];
}

export const getIds = ({ things }: Tenant): readonly string[] =>
  Object.values(things).filter((value) => /^[a-z]+_[0-9a-z]{26}$/.test(value));

/** Returns all texts of a tenant, including public ones. Responses of another tenant contain none of them. */
export const getTraces = (tenant: Tenant): readonly string[] => [
  ...getSecrets(tenant),
  ...getIds(tenant),
  `open${tenant.things["word"]!.toLowerCase()}`,
];

/** Returns the secrets in an answer that were not in the request. */
export function findLeaks(secrets: readonly string[], answer: unknown, question: unknown = ""): string[] {
  const answerText = JSON.stringify(answer).toLowerCase();
  const questionText = JSON.stringify(question).toLowerCase();
  return secrets.filter((secret) => answerText.includes(secret) && !questionText.includes(secret));
}

export async function hashTables(database: Database, businessId: string): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'business_id' ORDER BY 1`,
  );
  const each = [{ name: "businesses" }, ...tables].map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS print
         FROM "${name}" t WHERE ${name === "businesses" ? "id" : "business_id"} = $1`,
  );
  const rows = await database.query<{ name: string; print: string }>(each.join(" UNION ALL "), [businessId]);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
