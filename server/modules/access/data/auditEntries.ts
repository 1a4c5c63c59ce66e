import type { Sql } from "../../../platform/database/transaction.ts";

export interface Actor {
  /** PLATFORM is a platform key, VISITOR a caller who has not signed in, SYSTEM a job of the server. */
  readonly kind: "KEY" | "PLATFORM" | "USER" | "COMMAND" | "VISITOR" | "SYSTEM";
  readonly id: string | null;
  readonly name: string;
}

/** `at` is in epoch milliseconds. `fields` contains the names of the sent input fields. */
export interface AuditEntryRow {
  readonly businessId: string;
  readonly id: string;
  readonly at: number;
  readonly actor: Actor;
  readonly action: string;
  readonly subject: string | null;
  readonly fields: readonly string[];
  readonly requestId?: string | null;
  /** A keyed hash of the client address. Null outside requests. */
  readonly addressHash?: Buffer | null;
  readonly count?: number;
}

/** Does nothing if an entry with the id exists. */
export async function insertAuditEntry(query: Sql["query"], entry: AuditEntryRow): Promise<void> {
  const { actor } = entry;
  await query(
    `INSERT INTO audit_entries (business_id, id, at, actor_kind, actor_id, actor_name, action, subject, fields, request_id, address_hash, count)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (business_id, id) DO NOTHING`,
    [
      entry.businessId,
      entry.id,
      new Date(entry.at).toISOString(),
      actor.kind,
      actor.id,
      actor.name,
      entry.action,
      entry.subject,
      entry.fields,
      entry.requestId ?? null,
      entry.addressHash ?? null,
      entry.count ?? 1,
    ],
  );
}
