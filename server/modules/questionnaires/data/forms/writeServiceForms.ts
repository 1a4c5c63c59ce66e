import type { Sql } from "../../../../platform/database/transaction.ts";

export async function writeServiceForms(
  sql: Sql,
  businessId: string,
  serviceId: string,
  formIds: readonly string[],
): Promise<void> {
  await sql.query(
    `WITH wanted_forms AS (SELECT id, n::int FROM unnest($3::uuid[]) WITH ORDINALITY w(id, n)),
          deleted_forms AS (DELETE FROM service_forms WHERE business_id = $1 AND service_id = $2 AND form_id NOT IN (SELECT id FROM wanted_forms))
     INSERT INTO service_forms (business_id, service_id, form_id, position) SELECT $1, $2, id, n FROM wanted_forms
     ON CONFLICT (business_id, service_id, form_id) DO UPDATE SET position = excluded.position
       WHERE service_forms.position <> excluded.position`,
    [businessId, serviceId, formIds],
  );
}
