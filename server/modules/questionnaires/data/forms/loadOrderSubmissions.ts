import type { Answers, FormField } from "../../../../shared/forms/definition.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface OrderSubmission {
  readonly orderId: string;
  readonly formId: string;
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  /** The services of the order that have the form now. */
  readonly serviceIds: readonly string[];
}

/** The submissions of one order are in the order of its forms. */
export async function loadOrderSubmissions(
  query: Sql["query"],
  businessId: string,
  orderIds: readonly string[],
): Promise<OrderSubmission[][]> {
  const rows = await query<OrderSubmission>(
    `SELECT s.order_id AS "orderId", s.form_id AS "formId", v.definition -> 'fields' AS fields, s.answers,
            coalesce(asking.ids, '{}') AS "serviceIds"
       FROM submissions s
       JOIN form_versions v ON v.business_id = s.business_id AND v.form_id = s.form_id AND v.version = s.version
       CROSS JOIN LATERAL (
         SELECT array_agg(DISTINCT sf.service_id::text) AS ids, min(sf.position) AS position
           FROM bookings b JOIN service_forms sf ON sf.business_id = b.business_id AND sf.service_id = b.service_id
          WHERE b.business_id = s.business_id AND b.order_id = s.order_id AND sf.form_id = s.form_id
       ) asking
      WHERE s.business_id = $1 AND s.order_id = ANY ($2::uuid[])
      ORDER BY s.order_id, asking.position, s.form_id`,
    [businessId, orderIds],
    { prepare: true },
  );
  return orderIds.map((id) => rows.filter((row) => row.orderId === id));
}
