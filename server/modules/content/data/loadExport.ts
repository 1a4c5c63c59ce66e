import type { EntryKind } from "../rules/definition.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export interface NewestRow {
  readonly id: string;
  readonly kind: EntryKind;
  readonly slug: string;
  readonly isPublished: boolean;
  readonly data: object;
}

export function loadNewest(query: Sql["query"], businessId: string): Promise<NewestRow[]> {
  return query<NewestRow>(
    `SELECT e.id, e.kind::text AS kind, e.slug, e.state = 'PUBLISHED' AS "isPublished", r.data
       FROM entries e JOIN revisions r ON r.business_id = e.business_id AND r.entry_id = e.id AND r.number = e.newest
      WHERE e.business_id = $1 AND e.state <> 'ARCHIVED' ORDER BY e.kind, e.position, e.id`,
    [businessId],
  );
}
